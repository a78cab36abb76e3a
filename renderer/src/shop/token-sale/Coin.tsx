/** Angles of the six segments of an orange, in degrees. */
const segments = [0, 60, 120, 180, 240, 300] as const;

/** Draws the coin: a slice of orange with a milled edge. Decorative. */
export function Coin({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 120 120" width="120" height="120" fill="none" aria-hidden="true" className={className}>
      <circle cx="60" cy="60" r="56" fill="var(--accent)" />
      <circle
        cx="60"
        cy="60"
        r="54"
        stroke="var(--accent-tint)"
        strokeWidth="4"
        strokeDasharray="3 5.5"
        opacity=".55"
      />
      <circle cx="60" cy="60" r="46" fill="var(--accent-tint)" />
      {segments.map((angle) => (
        <path
          key={angle}
          d="M60 54 44.5 27.5Q43 24 46.5 22.6 60 17.5 73.5 22.6 77 24 75.5 27.5Z"
          fill="var(--accent)"
          transform={`rotate(${angle} 60 60)`}
        />
      ))}
      <path d="M33 38Q41 24 57 20" stroke="var(--raised)" strokeWidth="5" strokeLinecap="round" opacity=".6" />
    </svg>
  );
}
