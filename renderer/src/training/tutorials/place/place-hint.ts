/** A rectangle in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Something that should not be covered, and how much it matters. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

export interface Surroundings {
  readonly window: { readonly width: number; readonly height: number };
  /** The box beside which the hint goes; undefined for hints about the whole window. */
  readonly anchor: Box | undefined;
  readonly obstacles: readonly Obstacle[];
  /** Height at the bottom of the window that the notices take up. */
  readonly below: number;
  readonly rightToLeft: boolean;
}

/** Distances from the anchor and from the window's edges. */
const gap = 12;
const margin = 8;

/** Below this width, hints are placed along the top or bottom edge. */
const sheetWidth = 600;

/**
 * Returns where a hint of this size goes: beside its anchor or in a corner, but always inside the window. It takes the first place that
 * covers nothing, or else the one that covers the least.
 */
export function placeHint(size: Pick<Box, 'width' | 'height'>, around: Surroundings): Box {
  const places = candidates(size, around).map((place) => intoWindow(place, around));
  const costs = places.map((place) =>
    around.obstacles.reduce((sum, { box, weight }) => sum + weight * overlap(place, box), 0),
  );
  const best = costs.indexOf(Math.min(...costs));
  return places[best] ?? { left: margin, top: margin, ...size };
}

function candidates(size: Pick<Box, 'width' | 'height'>, around: Surroundings): readonly Box[] {
  const { width, height } = size;
  const at = (left: number, top: number): Box => ({ left, top, width, height });
  const { window, anchor, below, rightToLeft } = around;
  const left = margin * 2;
  const right = window.width - width - margin * 2;
  const [start, end] = rightToLeft ? [right, left] : [left, right];
  const bottom = window.height - height - margin * 2 - below;
  const corners = [at(start, bottom), at(end, bottom), at(start, margin * 2), at(end, margin * 2)];
  if (window.width < sheetWidth) {
    return [at(left, window.height - height - margin - below), at(left, margin)];
  }
  if (anchor === undefined) {
    return corners;
  }
  const leftOf = at(anchor.left - width - gap, anchor.top);
  const rightOf = at(anchor.left + anchor.width + gap, anchor.top);
  const under = anchor.top + anchor.height + gap;
  const startAligned = rightToLeft ? anchor.left + anchor.width - width : anchor.left;
  const endAligned = rightToLeft ? anchor.left : anchor.left + anchor.width - width;
  return [
    ...(rightToLeft ? [leftOf, rightOf] : [rightOf, leftOf]),
    at(startAligned, under),
    at(endAligned, under),
    at(startAligned, anchor.top - height - gap),
    ...corners,
  ];
}

function intoWindow(place: Box, { window }: Surroundings): Box {
  const within = (start: number, room: number) => Math.max(margin, Math.min(start, room - margin));
  return {
    ...place,
    left: within(place.left, window.width - place.width),
    top: within(place.top, window.height - place.height),
  };
}

/** Returns the covered area in square pixels. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
