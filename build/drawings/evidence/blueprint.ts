/** A point, in millimetres. */
type Point = readonly [x: number, y: number, z: number];

/** A ring of points around the vertical axis. */
interface Ring {
  readonly radius: number;
  readonly height: number;
}

/** The number of corners of a ring. */
const corners = 52;

/**
 * Returns the key ring with the shop's mark as a model for a 3D printer: a hollow juice glass with a straw and an eyelet at its rim, as
 * ASCII STL, in millimetres, under the name that OpenSCAD gives its solids (data.md 7.3).
 */
export function blueprint(): string {
  const outer: readonly Ring[] = [
    { radius: 0, height: 0 },
    { radius: 8.6, height: 0 },
    { radius: 9.2, height: 0.6 },
    ...Array.from({ length: 9 }, (_, step) => ({ radius: 9.2 + step * 0.31, height: 0.6 + (step + 1) * 2.4 })),
    { radius: 12.2, height: 24 },
  ];
  const inner: readonly Ring[] = [
    { radius: 11, height: 24 },
    ...Array.from({ length: 9 }, (_, step) => ({ radius: 10.8 - step * 0.3, height: 22.6 - step * 2.3 })),
    { radius: 7.8, height: 2 },
    { radius: 0, height: 2 },
  ];
  const faces = [
    ...turned([...outer, ...inner], [0, 0, 0]),
    ...turned(tube(1.5, 34, 4), [3, 0, 1.6]),
    ...ringLying([0, 15, 22], 3.2, 1.1),
  ];
  return ['solid OpenSCAD_Model', ...faces.map(facet), 'endsolid OpenSCAD_Model', ''].join('\n');
}

/** Returns the rings of a straw that is closed at both ends and consists of the given number of pieces. */
function tube(radius: number, length: number, pieces: number): readonly Ring[] {
  const wall = Array.from({ length: pieces + 1 }, (_, piece) => ({ radius, height: (piece * length) / pieces }));
  return [{ radius: 0, height: 0 }, ...wall, { radius: 0, height: length }];
}

/** Returns the surface that a profile makes when it is rotated around the vertical axis at `at`. */
function turned(rings: readonly Ring[], at: Point): readonly (readonly Point[])[] {
  const point = ({ radius, height }: Ring, corner: number): Point => {
    const angle = (2 * Math.PI * corner) / corners;
    return [at[0] + radius * Math.cos(angle), at[1] + radius * Math.sin(angle), at[2] + height];
  };
  return rings.slice(1).flatMap((upper, index) => {
    const lower = rings[index] ?? upper;
    return Array.from({ length: corners }, (_, corner) => [
      ...(lower.radius === 0 ? [] : [[point(lower, corner), point(lower, corner + 1), point(upper, corner)]]),
      ...(upper.radius === 0 ? [] : [[point(upper, corner), point(lower, corner + 1), point(upper, corner + 1)]]),
    ]).flat();
  });
}

/** Returns the eyelet: an upright torus. */
function ringLying(at: Point, radius: number, thickness: number): readonly (readonly Point[])[] {
  const [around, across] = [40, 14];
  const point = (long: number, short: number): Point => {
    const [one, other] = [(2 * Math.PI * long) / around, (2 * Math.PI * short) / across];
    const distance = radius + thickness * Math.cos(other);
    return [at[0] + thickness * Math.sin(other), at[1] + distance * Math.cos(one), at[2] + distance * Math.sin(one)];
  };
  return Array.from({ length: around }, (_, long) =>
    Array.from({ length: across }, (_, short) => [
      [point(long, short), point(long + 1, short), point(long, short + 1)],
      [point(long, short + 1), point(long + 1, short), point(long + 1, short + 1)],
    ]).flat(),
  ).flat();
}

function facet(points: readonly Point[]): string {
  const [a, b, c] = points;
  if (a === undefined || b === undefined || c === undefined) {
    return '';
  }
  const [u, v] = [minus(b, a), minus(c, a)];
  const normal: Point = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const length = Math.hypot(...normal) || 1;
  return [
    `  facet normal ${shown([normal[0] / length, normal[1] / length, normal[2] / length])}`,
    '    outer loop',
    ...[a, b, c].map((corner) => `      vertex ${shown(corner)}`),
    '    endloop',
    '  endfacet',
  ].join('\n');
}

function minus(one: Point, other: Point): Point {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

function shown(point: Point): string {
  return point.map((value) => String(Number(value.toFixed(2)) + 0)).join(' ');
}
