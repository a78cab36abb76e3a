import { tokensOf } from '../../shared/theme/tokens.ts';

const [light, dark] = [tokensOf('range', 'light'), tokensOf('range', 'dark')];

function colour(name: keyof typeof light): string {
  return `light-dark(${light[name]}, ${dark[name]})`;
}

/** The style sheet of the shadow root: the range's colours on graphite. The page decides between light and dark. */
export const styles = `
:host { all: initial; color-scheme: inherit; }
.button {
  position: fixed; z-index: 2147483000; inset-block-end: 16px; inset-inline-end: 16px;
  min-width: 64px; min-height: 44px; padding: 0 16px;
  border: 1px solid ${colour('outline')}; border-radius: 6px;
  background: ${colour('surface')}; color: ${colour('text')};
  font: 500 0.8125rem ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace;
  font-variant-numeric: tabular-nums; cursor: pointer;
}
.button:hover { background: ${colour('raised')}; }
.button[aria-expanded="true"] { display: none; }
.button:focus-visible { outline: 2px solid ${colour('accent')}; outline-offset: 2px; }
.drawer {
  position: fixed; z-index: 2147483000; inset: 0 0 0 auto; box-sizing: border-box;
  width: min(24rem, 36vw); max-width: none; height: 100%; max-height: none; margin: 0; padding: 0; overflow: hidden;
  border: 0; border-inline-start: 1px solid ${colour('line')}; background: ${colour('surface')};
}
.drawer:modal { width: min(28rem, 100%); }
.drawer:dir(rtl) { inset: 0 auto 0 0; }
.drawer::backdrop { background: rgb(10 12 10 / 55%); }
.drawer:focus { outline: none; }
iframe { display: block; width: 100%; height: 100%; border: 0; }
@media print { .button, .drawer { display: none; } }
`;
