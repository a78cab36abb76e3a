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
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { outwardAddress } from '../../../lib/outward-links/outward.ts';
import { leaveFromDialog } from '../../../ui/use-back-closes.ts';
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

/**
 * Renders one link of the side menu. Where it leads takes the place of the menu's entry in the history, and the menu closes. A link out of
 * the range leaves it open, since the question about it comes first (decision 52).
 */
export function SideMenuLink(props: SideMenuLinkProps) {
  const { label, ariaLabel, text, onClose } = props;
  const { t } = useTranslation();
  const words = useId();
  const EntryIcon = icons[label] ?? IconHistory;
  const goToPage = (event: MouseEvent<HTMLAnchorElement>): void => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!opensElsewhere && outwardAddress(event.currentTarget) === undefined) {
      event.preventDefault();
      leaveFromDialog(event.currentTarget.href);
      onClose();
    }
  };
  return (
    <TargetLink
      destination={props}
      aria-label={ariaLabel}
      aria-labelledby={words}
      className={classes.link}
      {...('to' in props ? { replace: true, onClick: onClose } : { onClick: goToPage })}
    >
      <EntryIcon size={20} stroke={1.5} aria-hidden />
      <span id={words} className={classes.label}>
        {text ?? t(label)}
      </span>
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
  const words = useId();
  return (
    <button type="button" className={classes.link} aria-label={ariaLabel} aria-labelledby={words} {...button}>
      <EntryIcon size={20} stroke={1.5} className={iconClass} aria-hidden />
      <span id={words} className={classes.label}>
        {t(label)}
      </span>
    </button>
  );
}
