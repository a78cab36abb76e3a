import type { AttackName, UseName } from '../../../shared/api/own-fix.ts';
import type { Door, DoorRequest } from '../door.ts';

/** An ordinary use of what a snippet is there for, or an attack on it, through the door that people use. */
export type Check =
  | {
      readonly kind: 'use';
      readonly name: UseName /** Returns whether people get what they came for. */;
      readonly holds: (door: Door) => boolean;
    }
  | {
      readonly kind: 'attack';
      readonly name: AttackName /** Returns whether the attack gets nothing. */;
      readonly holds: (door: Door) => boolean;
    };

export function use(name: UseName, isServed: (door: Door) => boolean): Check {
  return { kind: 'use', name, holds: isServed };
}

/** @param succeeds returns whether the attacker gets what the challenge is about */
export function attack(name: AttackName, succeeds: (door: Door) => boolean): Check {
  return { kind: 'attack', name, holds: (door) => !succeeds(door) };
}

/** Returns whether one of the requests gets something into a response. They are sent until one does. */
export function someResponse(door: Door, requests: readonly DoorRequest[], text: string): boolean {
  return requests.some((request) => {
    const { status, text: received } = door(request);
    return status < 300 && received.includes(text);
  });
}
