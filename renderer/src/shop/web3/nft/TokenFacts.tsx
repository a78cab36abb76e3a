import { IconExternalLink, IconLockOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { contracts } from '../../../../../shared/api/contracts.ts';
import shared from '../../../ui/styles/Text.module.css';
import classes from './Nft.module.css';

/** The wallet that holds the token (ui-learning.md 12.3). */
const owner = '0x8343d2eb2B13A2495De435a1b15e85b98115Ce05';

/** Site that shows such tokens on the real network. */
const market = 'https://testnets.opensea.io';

/** Marks the link's place in the text about the token, which has words before and after it. */
const gap = '\u0000';

/** Shows the token's details to a visitor who has unlocked it. */
export function TokenFacts() {
  const { t } = useTranslation();
  const [before, after] = t('NFT_SBT_BOX_TEXT', { link: gap }).split(gap);
  return (
    <div className={classes.side}>
      <p className={`${shared.tinted} ${classes.owned}`}>
        <IconLockOpen size={20} stroke={1.5} aria-hidden />
        <span>
          {t('OWNED_BY')} <OutsideLink href={`${market}/${owner}`}>8343D2</OutsideLink>
        </span>
      </p>
      <section className={classes.box} aria-labelledby="token-account">
        <h2 id="token-account">{t('LABEL_ACCOUNT_ADDRESS')}</h2>
        <p className={classes.code}>{owner}</p>
      </section>
      <section className={classes.box} aria-labelledby="token-description">
        <h2 id="token-description">{t('LABEL_DESCRIPTION')}</h2>
        <p>
          {before}
          <OutsideLink href={`${market}/assets/sepolia/${contracts.soulBoundToken.address.toLowerCase()}/0`}>
            OpenSea
          </OutsideLink>
          {after}
        </p>
      </section>
    </div>
  );
}

/** Renders a link that leads out of the shop and needs a network. */
function OutsideLink({ href, children }: { readonly href: string; readonly children: string }) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={classes.link}>
      {children}
      <IconExternalLink size={16} stroke={1.5} aria-label={t('WEB3_ONLINE_LINK')} />
    </a>
  );
}
