import { useTranslation } from 'react-i18next';

/** Shows one of the shop's texts, whose markup emphasises the coin's name. The name itself comes from the operator and is escaped. */
export function TextWithCoin({ text, coin }: { readonly text: string; readonly coin: string }) {
  const { t } = useTranslation();
  const html = t(text, { juicycoin: coin, interpolation: { escapeValue: true } });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, whose only value is escaped
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
