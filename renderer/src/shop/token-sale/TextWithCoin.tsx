import { useTranslation } from 'react-i18next';

/** A text of the shop that emphasises the coin's name by markup; the name itself, an operator's word, is escaped. */
export function TextWithCoin({ text, coin }: { readonly text: string; readonly coin: string }) {
  const { t } = useTranslation();
  const html = t(text, { juicycoin: coin, interpolation: { escapeValue: true } });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, the only value in it is escaped
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
