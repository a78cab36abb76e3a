import { Button } from '@mantine/core';
import {
  IconBrandBluesky,
  IconBrandFacebook,
  IconBrandMastodon,
  IconBrandReddit,
  IconBrandSlack,
  IconBrandTwitter,
  IconHexagon,
  IconNews,
} from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../lib/config.ts';
import classes from './AboutScreen.module.css';

/** The sites in the contract's order: key of the address in the configuration, name for scripts, text, icon (ui-shop.md 5.19). */
const places = [
  { key: 'blueSkyUrl', label: 'Button for the BlueSky page of the shop', text: 'BlueSky', Icon: IconBrandBluesky },
  { key: 'mastodonUrl', label: 'Button for the Mastodon page of the shop', text: 'Mastodon', Icon: IconBrandMastodon },
  { key: 'twitterUrl', label: 'Button for the Twitter page of the shop', text: 'Twitter', Icon: IconBrandTwitter },
  { key: 'facebookUrl', label: 'Button for the Facebook page of the shop', text: 'Facebook', Icon: IconBrandFacebook },
  { key: 'slackUrl', label: 'Button for the Slack page of the shop', text: 'Slack', Icon: IconBrandSlack },
  { key: 'redditUrl', label: 'Button for the Reddit page of the shop', text: 'Reddit', Icon: IconBrandReddit },
  { key: 'pressKitUrl', label: 'Button for the PressKit page of the shop', text: 'Press Kit', Icon: IconNews },
  { key: 'nftUrl', label: 'Button for the NFT of the shop', text: 'NFT', Icon: IconHexagon },
] as const;

/** Links to the shop's pages elsewhere, as far as the configuration has their addresses. Shows nothing without any. */
export function SocialButtons() {
  const { t } = useTranslation();
  const id = useId();
  const social = useConfiguration()?.application.social;
  const configured = places.flatMap((place) => {
    const address = social?.[place.key];
    return address ? [{ ...place, address }] : [];
  });
  if (configured.length === 0) {
    return null;
  }
  return (
    <section>
      <h2 className={classes.title}>{t('SECTION_SOCIAL_MEDIA')}</h2>
      <ul className={classes.places}>
        {configured.map(({ key, label, text, address, Icon }) => (
          <li key={key}>
            <Button
              component="a"
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={label}
              aria-labelledby={`${id}-${key}`}
              variant="light"
              color="accent"
              leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
            >
              <span id={`${id}-${key}`}>{text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
