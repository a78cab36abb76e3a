import sharp from 'sharp';

/** What is hidden in the fifth picture of the carousel: a gherkin with a face, and who it is (rulings 25). */
export function pickle(): string {
  const warts = [
    [38, 30],
    [60, 26],
    [36, 62],
    [64, 56],
    [42, 74],
    [61, 72],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.2" fill="#3d6b22"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">
<rect width="100" height="100" fill="#f3ead2"/>
<path d="M50 6c17 0 24 17 23 36s-6 40-23 40-22-21-23-40S33 6 50 6z" fill="#5f9636"/>
<path d="M50 6c17 0 24 17 23 36s-6 40-23 40c13-8 15-24 15-40S62 14 50 6z" fill="#4a7d2a"/>
${warts}
<ellipse cx="42" cy="40" rx="9" ry="10" fill="#ffffff"/><ellipse cx="60" cy="40" rx="9" ry="10" fill="#ffffff"/>
<circle cx="43" cy="41" r="1.8"/><circle cx="59" cy="41" r="1.8"/>
<path d="M31 27q19-7 39 0" stroke="#2e4f1b" stroke-width="3" fill="none"/>
<path d="M37 58h27v7q-13 6-27 0z" fill="#2b1512"/><path d="M39 58h23v3H39z" fill="#ffffff"/>
<text x="50" y="96" font-family="sans-serif" font-weight="700" font-size="13" text-anchor="middle" fill="#2b1512">Pickle Rick</text>
</svg>`;
}

/** It as a small PNG. */
export function picklePicture(): Promise<Buffer> {
  return sharp(Buffer.from(pickle()), { density: 72 })
    .png({ palette: true, colours: 12, compressionLevel: 9 })
    .toBuffer();
}
