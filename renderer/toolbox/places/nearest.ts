import type { Position } from './coordinates.ts';
import { gazetteer, type Place } from './gazetteer.ts';

export interface NearPlace {
  readonly place: Place;
  /** Distance from the place's edge; 0 inside. */
  readonly kilometres: number;
  /** Direction of the position as seen from the place, such as "north-east". */
  readonly direction: string;
}

const earthRadius = 6371;
const directions = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns all places, nearest first. Of those that contain the position, the smallest is first. */
export function nearestPlaces(position: Position): readonly NearPlace[] {
  return gazetteer
    .map((place) => ({ ...distance(place, position), place }))
    .sort((one, other) => one.kilometres - other.kilometres || size(one.place) - size(other.place));
}

/** Describes a place in a sentence or two. */
export function describePlace({ place, kilometres, direction }: NearPlace): string {
  if (kilometres === 0) {
    return `${place.where}. The position is inside it.`;
  }
  const rounded = kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres).toLocaleString('en');
  return `${place.where}. The position is ${rounded} km to the ${direction}.`;
}

const size = ({ circles }: Place): number => circles.reduce((sum, [, , radius]) => sum + radius ** 2, 0);

function distance({ circles }: Place, position: Position): Omit<NearPlace, 'place'> {
  const [nearest] = circles
    .map(([latitude, longitude, radius]) => ({
      kilometres: Math.max(0, greatCircle({ latitude, longitude }, position) - radius),
      direction: bearing({ latitude, longitude }, position),
    }))
    .sort((one, other) => one.kilometres - other.kilometres);
  return nearest ?? { kilometres: Number.POSITIVE_INFINITY, direction: 'north' };
}

/** Returns the kilometres between two positions, using the haversine formula. */
function greatCircle(from: Position, to: Position): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const square =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(square)));
}

function bearing(from: Position, to: Position): string {
  const east = radians(to.longitude - from.longitude);
  const y = Math.sin(east) * Math.cos(radians(to.latitude));
  const x =
    Math.cos(radians(from.latitude)) * Math.sin(radians(to.latitude)) -
    Math.sin(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.cos(east);
  const eighths = Math.round((Math.atan2(y, x) / Math.PI) * 4);
  return directions[(eighths + directions.length) % directions.length] ?? 'north';
}
