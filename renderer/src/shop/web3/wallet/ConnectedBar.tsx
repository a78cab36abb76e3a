import { Button } from '@mantine/core';
import { IconCoins, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOneAtATime } from '../../../lib/calls/use-one-at-a-time.ts';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import { etherText, shortEtherText } from '../chain/amounts.ts';
import { chainKey } from '../chain/blocks.ts';
import { failureOf } from '../chain/failures.ts';
import { rpc } from '../chain/rpc.ts';
import { SmallButton } from '../SmallButton.tsx';
import { copy } from './copy.ts';
import { type ConnectedWallet, takePlayEther } from './session.ts';
import classes from './WalletBar.module.css';
import { WalletMenu } from './WalletMenu.tsx';

/** Shows a connected wallet: its address, its balance and a button that requests more ether. */
export function ConnectedBar({ wallet }: { readonly wallet: ConnectedWallet }) {
  const { t } = useTranslation();
  const { address, passedOver } = wallet;
  const ether = useQuery({
    // The address's balance in wei.
    queryKey: [...chainKey, 'ether', address],
    queryFn: async ({ signal }) => BigInt(await rpc<string>('eth_getBalance', [address, 'latest'], { signal })),
    // The cache can't compare numbers of this size.
    structuralSharing: false,
  });
  const more = useOneAtATime({
    mutationFn: () => takePlayEther(address),
    onSuccess: () => showSnackBar({ message: 'WEB3_PLAY_ETHER_CAME', tone: 'confirm' }),
    onError: (error) => {
      console.log(error);
      const { text, values } = failureOf(error);
      showSnackBar({ message: text, values, tone: 'error' });
    },
  });
  return (
    <>
      <div className={classes.words}>
        <div className={classes.account}>
          <WalletMenu wallet={wallet} />
          <SmallButton
            edge={44}
            icon={IconCopy}
            aria-label={t('WEB3_COPY_ADDRESS')}
            title={t('WEB3_COPY_ADDRESS')}
            onClick={() => copy(address)}
          />
        </div>
        {passedOver !== undefined && <p className={classes.lead}>{t('WEB3_PASSED_OVER', { name: passedOver })}</p>}
      </div>
      <p className={classes.balance} title={ether.data === undefined ? undefined : etherText(ether.data)}>
        <span className={classes.label}>{t('WEB3_IN_YOUR_WALLET')}</span>
        <span data-wei={ether.data?.toString()}>{ether.data === undefined ? '…' : shortEtherText(ether.data)} ETH</span>
      </p>
      <Button
        className={classes.connect}
        variant="default"
        leftSection={<IconCoins size={18} stroke={1.5} aria-hidden />}
        loading={more.isPending}
        onClick={() => more.ask()}
      >
        {t('WEB3_PLAY_ETHER')}
      </Button>
    </>
  );
}
