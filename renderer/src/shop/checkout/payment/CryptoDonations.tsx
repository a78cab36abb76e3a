import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bundleStrings } from '../../../lib/bundle-strings.ts';
import { type QrAddress, QrDialog } from '../../../ui/qr-code/QrDialog.tsx';

/** Donations in coins, taken from the page by hiding their buttons, and otherwise all still there (ui-shop.md 5.24). */
export function CryptoDonations() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<QrAddress>();
  return (
    <>
      <div hidden>
        {/* weakness: redirectCryptoCurrencyChallenge (the server still forwards to these addresses) */}
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
