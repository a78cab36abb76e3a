import {
  type Icon,
  IconBrandGithub,
  IconCalculator,
  IconCreditCard,
  IconCrosshair,
  IconCrown,
  IconDownload,
  IconFileDescription,
  IconHistory,
  IconInfoCircle,
  IconKey,
  IconLogin2,
  IconMapPin,
  IconMessageCircle,
  IconMessageReport,
  IconPhoto,
  IconReceipt,
  IconRecycle,
  IconRobotFace,
  IconRouter,
  IconShieldLock,
  IconTrash,
  IconUserCircle,
  IconWallet,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountEntry } from '../account/account-entries.ts';
import { TargetLink } from '../TargetLink.tsx';
import classes from './SideMenu.module.css';

/** The icon beside each entry, by the entry's text key. */
const icons: Readonly<Record<string, Icon>> = {
  TITLE_LOGIN: IconLogin2,
  USER_PROFILE: IconUserCircle,
  ACCOUNTING: IconCalculator,
  LABEL_ORDER_HISTORY: IconReceipt,
  NAV_RECYCLE: IconRecycle,
  MY_SAVED_ADRESSES: IconMapPin,
  MY_PAYMENT_OPTIONS: IconCreditCard,
  DIGITAL_WALLET: IconWallet,
  TITLE_PRIVACY_POLICY: IconFileDescription,
  TITLE_REQUEST_DATA_EXPORT: IconDownload,
  DATA_SUBJECT_TITLE: IconTrash,
  TITLE_CHANGE_PASSWORD: IconKey,
  TITLE_TWO_FACTOR_AUTH_CONFIG: IconShieldLock,
  LAST_LOGIN_IP: IconRouter,
  SECTION_CUSTOMER_FEEDBACK: IconMessageCircle,
  NAV_COMPLAIN: IconMessageReport,
  SECTION_SUPPORT_CHAT: IconRobotFace,
  TITLE_ABOUT: IconInfoCircle,
  LABEL_PHOTO_WALL: IconPhoto,
  LABEL_DELUXE_MEMBERSHIP: IconCrown,
  TITLE_SCORE_BOARD: IconCrosshair,
  GitHub: IconBrandGithub,
};

type SideMenuLinkProps = AccountEntry & {
  /** Replaces the label's text, for entries that show a name. */
  readonly text?: string | undefined;
  readonly onClose: () => void;
};

/** Renders one link of the side menu. Following it closes the menu. */
export function SideMenuLink(props: SideMenuLinkProps) {
  const { label, ariaLabel, text, onClose } = props;
  const { t } = useTranslation();
  const EntryIcon = icons[label] ?? IconHistory;
  return (
    <TargetLink destination={props} aria-label={ariaLabel} className={classes.link} onClick={onClose}>
      <EntryIcon size={20} stroke={1.5} aria-hidden />
      <span className={classes.label}>{text ?? t(label)}</span>
    </TargetLink>
  );
}

interface SideMenuButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** Text key. */
  readonly label: string;
  readonly ariaLabel: string;
  readonly Icon: Icon;
  readonly iconClass?: string | undefined;
}

/** Renders an entry of the side menu that performs an action but looks like a link. */
export function SideMenuButton({ label, ariaLabel, Icon: EntryIcon, iconClass, ...button }: SideMenuButtonProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={classes.link} aria-label={ariaLabel} {...button}>
      <EntryIcon size={20} stroke={1.5} className={iconClass} aria-hidden />
      <span className={classes.label}>{t(label)}</span>
    </button>
  );
}
