import { Button } from '@mantine/core';
import { IconCreditCard, IconExternalLink, IconHeart, IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bundleStrings } from '../../../lib/bundle-strings.ts';
import { defaultApplicationName, useApplicationName } from '../../../lib/config.ts';
import { ExpansionPanel } from '../../../ui/expansion-panel/ExpansionPanel.tsx';
import { type QrAddress, QrDialog } from '../../../ui/qr-code/QrDialog.tsx';
import { wasLeftOpen } from './left-open.ts';
import classes from './OtherOptions.module.css';

const donations = 'https://pwning.owasp-juice.shop/companion-guide/latest/part3/donations.html';

// weakness: redirectChallenge, redirectCryptoCurrencyChallenge (these links show how the shop redirects visitors)
const stores = [
  { name: 'Spreadshirt (US)', href: './redirect?to=http://shop.spreadshirt.com/juiceshop' },
  { name: 'Spreadshirt (DE)', href: './redirect?to=http://shop.spreadshirt.de/juiceshop' },
  { name: 'StickerYou', href: './redirect?to=https://www.stickeryou.com/products/owasp-juice-shop/794' },
  { name: 'Leanpub', href: './redirect?to=http://leanpub.com/juice-shop' },
  { name: 'OpenSea', href: 'https://opensea.io/collection/juice-shop' },
] as const;

/** Shows ways to support the project behind the shop (ui-shop.md 5.24). */
export function OtherOptions() {
  const { t } = useTranslation();
  const appname = useApplicationName();
  const isOriginal = appname === defaultApplicationName;
  return (
    <ExpansionPanel
      title={t('OTHER_PAYMENT_OPTIONS')}
      description={t('OTHER_PAYMENT_OPTIONS_DESCRIPTION')}
      icon={<IconHeart size={24} stroke={1.5} aria-hidden />}
      initiallyOpen={wasLeftOpen('paymentPanelExpanded')}
    >
      <div className={classes.options}>
        <section className={classes.option}>
          <h3 className={classes.title}>{t('LABEL_DONATIONS')}</h3>
          <p className={classes.words}>
            {isOriginal
              ? t('THANKS_FOR_SUPPORT', { juiceshop: appname })
              : t('THANKS_FOR_SUPPORT_CUSTOMIZED', { appname })}
          </p>
          <Button
            component="a"
            href={donations}
            target="_blank"
            rel="noopener"
            variant="light"
            leftSection={<IconCreditCard size={20} stroke={1.5} aria-hidden />}
          >
            {t('BTN_CREDIT_CARD')}
          </Button>
          <CryptoDonations />
        </section>
        <section className={classes.option}>
          <h3 className={classes.title}>{t('LABEL_MERCHANDISE')}</h3>
          <p className={classes.words}>
            {isOriginal
              ? t('OFFICIAL_MERCHANDISE_STORES', { juiceshop: appname })
              : t('OFFICIAL_MERCHANDISE_STORES_CUSTOMIZED', { appname })}
          </p>
          <ul className={classes.stores}>
            {stores.map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener" className={classes.store}>
                  {name}
                  <IconExternalLink size={16} stroke={1.5} aria-hidden />
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </ExpansionPanel>
  );
}

/** Shows donations in cryptocurrency. Only their buttons are hidden; everything else is still there (ui-shop.md 5.24). */
function CryptoDonations() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<QrAddress>();
  return (
    <>
      <div hidden>
        {/* weakness: redirectCryptoCurrencyChallenge (the server still redirects to these addresses) */}
        {bundleStrings.cryptoDonations.map((donation) => (
          <Button
            key={donation.title}
            variant="light"
            leftSection={<IconQrcode size={20} stroke={1.5} aria-hidden />}
            onClick={() => setShown(donation)}
          >
            {t(donation.title)}
          </Button>
        ))}
      </div>
      <QrDialog address={shown} onClose={() => setShown(undefined)} />
    </>
  );
}
