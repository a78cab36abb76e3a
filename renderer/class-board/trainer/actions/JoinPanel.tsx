import { useId } from 'react';
import { QrCode } from '../../../src/ui/qr-code/QrCode.tsx';
import { useWords } from '../../words.tsx';
import controls from '../controls.module.css';
import { wallAddress } from './ClassControls.tsx';
import classes from './JoinPanel.module.css';

interface JoinPanelProps {
  readonly addresses: readonly string[];
  readonly webhooks: readonly string[];
}

/** Renders where the board is: for learners' apps, for phones that look at the wall, and for anyone's Juice Shop. */
export function JoinPanel({ addresses, webhooks }: JoinPanelProps) {
  const words = useWords();
  const id = useId();
  const [first] = addresses;
  return (
    <section className={controls.panel} aria-labelledby={id}>
      <h2 id={id} className={controls.title}>
        {words.say('CLASS_ADDRESS')}
      </h2>
      <ul className={classes.addresses}>
        {addresses.map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ul>
      {first !== undefined && (
        <details>
          <summary className={classes.summary}>{words.say('CLASS_QR')}</summary>
          <div className={classes.code}>
            <QrCode text={wallAddress(first)} label={words.say('CLASS_QR_OF', { address: first })} correction="M" />
          </div>
        </details>
      )}
      {webhooks.length > 0 && (
        <details>
          <summary className={classes.summary}>{words.say('CLASS_WEBHOOK')}</summary>
          <p className={controls.note}>{words.say('CLASS_WEBHOOK_TEXT')}</p>
          <ul className={classes.addresses}>
            {webhooks.map((webhook) => (
              <li key={webhook}>SOLUTIONS_WEBHOOK={webhook}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
