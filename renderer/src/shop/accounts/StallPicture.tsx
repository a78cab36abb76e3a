/** Three drinks on the counter under the light from the left; decoration in the colours of the shop. */
export function StallPicture() {
  return (
    <svg viewBox="0 0 360 300" fill="none" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <circle cx="180" cy="128" r="104" fill="var(--stall-sun)" />
      <ellipse cx="180" cy="270" rx="150" ry="14" fill="var(--stall-shadow)" />
      <Bottle x={62} juice="#f3a32b" leaf="#e5791c" />
      <Glass />
      <Carton />
      <Slice x={316} y={250} r={34} rind="#f0a11f" flesh="#ffd264" />
    </svg>
  );
}

function Bottle({ x, juice, leaf }: { readonly x: number; readonly juice: string; readonly leaf: string }) {
  return (
    <g transform={`translate(${x} 84)`}>
      <rect x="22" width="32" height="18" rx="5" fill="#20281f" />
      <path
        d="M24 16h28v22c0 8 20 14 20 36v104a12 12 0 0 1-12 12H16a12 12 0 0 1-12-12V74c0-22 20-28 20-36V16Z"
        fill={juice}
      />
      <path
        d="M24 16h10v22c0 8-16 14-16 36v116h-2a12 12 0 0 1-12-12V74c0-22 20-28 20-36V16Z"
        fill="#fff"
        opacity=".28"
      />
      <path d="M4 92h68v62H4z" fill="#fffdf8" />
      <path d="M38 104c14 4 18 22 0 38-18-16-14-34 0-38Z" fill={leaf} />
      <path d="M38 104v36" stroke="#fffdf8" strokeWidth="2" />
    </g>
  );
}

function Glass() {
  return (
    <g transform="translate(142 96)">
      <path d="m62 96 22-104h22" stroke="#fffdf8" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M4 40h92L86 166a12 12 0 0 1-12 11H26a12 12 0 0 1-12-11L4 40Z" fill="#fff" opacity=".35" />
      <path d="M8 62c14-8 28-8 42 0s28 8 42 0l-9 100a10 10 0 0 1-10 9H27a10 10 0 0 1-10-9L8 62Z" fill="#d8431f" />
      <path d="M8 62c14-8 28-8 42 0s28 8 42 0l-1 14c-14 7-27 7-41-1s-27-8-41-1L8 62Z" fill="#f0713f" />
      <path d="M14 50h12l8 116h-6a10 10 0 0 1-8-8L14 50Z" fill="#fff" opacity=".3" />
      <Slice x={14} y={40} r={26} rind="#e4572a" flesh="#ff9b5e" />
    </g>
  );
}

function Carton() {
  return (
    <g transform="translate(244 122)">
      <path d="M8 30 24 4h40l16 26Z" fill="#f3ead7" />
      <path d="M24 4h40v-10H24z" fill="#fffdf8" />
      <path d="M8 30h72v116a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V30Z" fill="#7fb069" />
      <path d="M8 30h20v122H14a6 6 0 0 1-6-6V30Z" fill="#fff" opacity=".25" />
      <circle cx="48" cy="88" r="23" fill="#fffdf8" />
      <path d="M48 76c-12 0-16 8-14 18s8 12 14 9c6 3 12 1 14-9s-2-18-14-18Z" fill="#c8402c" />
      <path d="M48 77c0-6 3-9 8-10" stroke="#1f6b45" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

interface SliceProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly rind: string;
  readonly flesh: string;
}

function Slice({ x, y, r, rind, flesh }: SliceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={rind} />
      <circle r={r * 0.86} fill="#fff4df" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn}) scale(${r / 34})`}
          d="M0-4 10.5-22.5a24 24 0 0 0-21 0Z"
          fill={flesh}
          stroke={flesh}
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ))}
    </g>
  );
}
