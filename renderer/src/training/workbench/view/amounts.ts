import i18next from 'i18next';

/** Returns a number of bytes as the reader writes it, such as 712 B or 1.5 MiB. */
export function bytesText(bytes: number): string {
  if (bytes < 1024) {
    return `${numberText(bytes)} B`;
  }
  return bytes < 1024 * 1024 ? `${numberText(bytes / 1024)} KiB` : `${numberText(bytes / 1024 / 1024)} MiB`;
}

/** Returns a time as the reader writes it, such as 4.2 ms or 12 s. */
export function timeText(milliseconds: number): string {
  if (milliseconds < 10_000) {
    return `${numberText(milliseconds < 10 ? milliseconds : Math.round(milliseconds))} ms`;
  }
  return `${numberText(milliseconds / 1000)} s`;
}

function numberText(value: number): string {
  const locale = i18next.language.replace('_', '-');
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
}
