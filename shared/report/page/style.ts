import { type Tokens, tokensOf } from '../../theme/tokens.ts';

const light = tokensOf('range', 'light');
const dark = tokensOf('range', 'dark');

function colour(name: keyof Tokens): string {
  return `--${name}: light-dark(${light[name]}, ${dark[name]});`;
}

const colours = (['surface', 'raised', 'sunken', 'line', 'outline', 'text', 'muted', 'accent', 'good', 'bad'] as const)
  .map(colour)
  .join('\n  ');

/** The range's look (look.md): graphite, thin rules and monospaced labels. Printed pages do without the graphite. */
export const style = `
:root {
  color-scheme: light dark;
  ${colours}
  --sans: "Figtree Variable", Figtree, system-ui, sans-serif;
  --mono: "JetBrains Mono Variable", "JetBrains Mono", ui-monospace, monospace;
}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--text); font: 15px / 1.5 var(--sans); }
main { max-width: 1280px; margin: 0 auto; padding: 32px 24px 64px; }
h1 { margin: 4px 0; font-size: 28px; line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 40px 0 8px; padding-top: 16px; border-top: 1px solid var(--line); font-size: 21px; line-height: 1.3; }
h3 { margin: 20px 0 8px; font-size: 15px; overflow-wrap: anywhere; }
p { margin: 0 0 12px; max-width: 78ch; }
.label, th, .stars { font: 13px / 1.5 var(--mono); }
.label, .muted { color: var(--muted); }
.file { color: var(--muted); font: 13px / 1.5 var(--mono); overflow-wrap: anywhere; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 12px; margin: 24px 0 0; padding: 0; list-style: none; }
.figures li { padding: 12px 16px; border: 1px solid var(--line); border-radius: 6px; background: var(--raised); }
.figures strong { display: block; font-size: 28px; line-height: 1.3; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--raised); }
.wide:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 12px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
tbody tr:last-child > * { border-bottom: 0; }
thead th { color: var(--muted); font-weight: 500; vertical-align: bottom; }
tbody th { font: inherit; font-weight: 600; overflow-wrap: anywhere; min-width: 14ch; }
.number { text-align: end; white-space: nowrap; }
.none { color: var(--muted); }
.category { padding-inline: 4px; }
.category span { display: inline-block; writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; }
.bar { display: block; width: 100%; min-width: 80px; height: 6px; margin-top: 4px; border-radius: 3px; background: var(--sunken); overflow: hidden; print-color-adjust: exact; }
.bar i { display: block; height: 100%; background: var(--accent); }
.total th, .total td { border-bottom: 2px solid var(--outline); font-weight: 600; }
.heat { background: color-mix(in srgb, var(--accent) calc(var(--share) * 0.45), var(--raised)); print-color-adjust: exact; }
.axis { width: 100%; min-width: 480px; }
.ticks { position: relative; display: block; height: 3em; }
.ticks span { position: absolute; bottom: 0; white-space: nowrap; }
.ticks [style*="end"] { text-align: end; }
.track { padding-inline: 12px; vertical-align: middle; }
.track svg { display: block; width: 100%; height: 18px; }
.track path { fill: none; vector-effect: non-scaling-stroke; }
.dots { stroke: var(--accent); stroke-width: 8px; stroke-linecap: round; stroke-opacity: 0.75; }
.gaps { stroke: var(--line); stroke-width: 1px; }
[dir="rtl"] .track svg { transform: scaleX(-1); }
details { margin: 8px 0; }
summary { padding: 4px 0; color: var(--muted); font: 13px / 1.5 var(--mono); cursor: pointer; }
.who { margin: 0; padding: 0; list-style: none; }
.who li { display: inline-block; margin-inline-end: 16px; }
time, .time { color: var(--muted); font: 13px / 1.5 var(--mono); white-space: nowrap; }
.solves { margin: 0; padding: 0; list-style: none; columns: 2 420px; column-gap: 32px; }
.solves li { break-inside: avoid; display: grid; grid-template-columns: 165px 1fr; gap: 0 12px; padding: 2px 0; }
.steps { color: var(--good); font: 13px / 1.5 var(--mono); }
.refused li { margin-bottom: 4px; }
.refused .reason { color: var(--bad); overflow-wrap: anywhere; }
footer { margin-top: 40px; padding-top: 16px; border-top: 1px solid var(--line); color: var(--muted); font-size: 13px; }
@media (max-width: 600px) { main { padding: 20px 16px 40px; } .solves li { grid-template-columns: 1fr; padding: 4px 0; } }
@page { size: A4 landscape; margin: 12mm; }
@media print {
  :root { color-scheme: light; --surface: #ffffff; --raised: #ffffff; }
  body { font-size: 9pt; }
  .solves { columns: 2; }
  main { max-width: none; padding: 0; }
  .wide { overflow: visible; border: 0; }
  thead { display: table-header-group; }
  tr, .learner h3 { break-inside: avoid; }
  h2, h3, thead { break-after: avoid; }
}
`;
