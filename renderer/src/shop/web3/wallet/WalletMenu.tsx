import { Button, Group, Menu, Modal, Text } from '@mantine/core';
import { IconChevronDown, IconKey, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import { copy } from './copy.ts';
import { type ConnectedWallet, disconnectWallet, replaceBurner } from './session.ts';
import classes from './WalletBar.module.css';

/** Renders a connected wallet's button, which shows its address and opens a menu of actions on the wallet itself. */
export function WalletMenu({ wallet: { address, burner } }: { readonly wallet: ConnectedWallet }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <button type="button" className={classes.address} title={address} data-address={address}>
            {shortAddress(address)}
            <IconChevronDown size={16} stroke={1.5} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown {...rangeSkin}>
          {burner !== undefined && (
            <>
              <Menu.Item
                leftSection={<IconKey size={18} stroke={1.5} aria-hidden />}
                onClick={() => copy(burner.privateKey)}
              >
                {t('WEB3_COPY_KEY')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
                onClick={() => setAsking(true)}
              >
                {t('WEB3_NEW_WALLET')}
              </Menu.Item>
            </>
          )}
          <Menu.Item leftSection={<IconPlugConnectedX size={18} stroke={1.5} aria-hidden />} onClick={disconnectWallet}>
            {t('WEB3_DISCONNECT')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal
        {...rangeSkin}
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('WEB3_NEW_WALLET')}
        closeButtonProps={{ 'aria-label': t('BTN_CLOSE') }}
      >
        <Text>{t('WEB3_NEW_WALLET_QUESTION')}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setAsking(false)}>
            {t('BTN_CANCEL')}
          </Button>
          <Button
            onClick={() => {
              setAsking(false);
              void replaceBurner();
            }}
          >
            {t('WEB3_NEW_WALLET')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}

/** Shortens an address as on the contract's connect button, to its first and last six characters (ui-learning.md 12.1). */
function shortAddress(address: string): string {
  return `${address.slice(0, 6)}...${address.slice(-6)}`;
}
