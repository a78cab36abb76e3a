import type { ComponentProps } from 'react';

/**
 * Draws the mark for small sizes in the colours of the skin: a juice glass with a crosshair whose upper hair is the straw. Decorative, so
 * name it in text beside it. The drawing is the one from `build/drawings/mark`.
 */
export function Mark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="24 0 192 240" width="30" height="38" fill="none" aria-hidden="true" {...props}>
      <path
        d="M104 84V54Q104 38 120 30L170 10"
        stroke="var(--primary)"
        strokeWidth="19"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M44 76H196L180 208Q178 226 160 226H80Q62 226 60 208Z"
        fill="var(--raised)"
        stroke="var(--primary)"
        strokeWidth="19"
        strokeLinejoin="round"
      />
      <path d="M56 106Q90 92 120 104T184 104L172 206Q171 216 160 216H80Q69 216 68 206Z" fill="var(--accent)" />
      <g stroke="var(--raised)">
        <circle cx="120" cy="158" r="33" strokeWidth="15" />
        <path d="M120 100V124M120 192V212M66 158H86M154 158H174" strokeWidth="14" />
      </g>
      <circle cx="120" cy="158" r="9" fill="var(--raised)" />
    </svg>
  );
}
