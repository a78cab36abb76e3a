import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isObject } from '../../../../../../shared/values/is-object.ts';
import type { CodedContent } from '../../model/coded.ts';
import { CopyButton } from '../CopyButton.tsx';
import classes from './Code.module.css';

/** Shows what a token or base64 says. */
export function Decoded({ content }: { readonly content: CodedContent }) {
  const { t } = useTranslation();
  return (
    <span className={classes.decoded}>
      {content.kind === 'base64' ? (
        <Part name={t('MESSAGE_DECODED')} text={content.text} />
      ) : (
        <>
          <Part name={t('MESSAGE_JWT_HEADER')} text={content.header} />
          <Part name={t('MESSAGE_JWT_PAYLOAD')} text={content.payload} note={<Times payload={content.payload} />} />
          <Part name={t('MESSAGE_JWT_SIGNATURE')} text={content.signature || t('MESSAGE_JWT_UNSIGNED')} />
        </>
      )}
    </span>
  );
}

interface PartProps {
  readonly name: string;
  readonly text: string;
  readonly note?: ReactNode;
}

function Part({ name, text, note }: PartProps) {
  return (
    <span className={classes.decodedPart}>
      <span className={classes.decodedName}>
        {name}
        <CopyButton text={() => text} of={name} />
      </span>
      <span className={classes.decodedText}>{text}</span>
      {note}
    </span>
  );
}

/** Says when a token was issued and until when it counts. */
function Times({ payload }: { readonly payload: string }) {
  const { t, i18n } = useTranslation();
  const { iat, exp } = claimsIn(payload);
  const format = new Intl.DateTimeFormat(i18n.language.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'short' });
  const dateOf = (seconds: unknown) =>
    typeof seconds === 'number' && Math.abs(seconds) < 1e11 ? format.format(seconds * 1000) : undefined;
  const [issued, expires] = [dateOf(iat), dateOf(exp)];
  return (
    <>
      {issued !== undefined && <span className={classes.decodedName}>{t('MESSAGE_JWT_ISSUED', { time: issued })}</span>}
      {expires !== undefined && (
        <span className={classes.decodedName}>{t('MESSAGE_JWT_EXPIRES', { time: expires })}</span>
      )}
    </>
  );
}

function claimsIn(payload: string): { readonly iat?: unknown; readonly exp?: unknown } {
  try {
    const claims: unknown = JSON.parse(payload);
    return isObject(claims) ? claims : {};
  } catch {
    return {};
  }
}
