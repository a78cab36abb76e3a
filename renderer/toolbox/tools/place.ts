import { lineField } from '../parts/fields.ts';
import { liveResults } from '../parts/results.ts';
import { readPosition } from '../places/coordinates.ts';
import { describePlace, nearestPlaces } from '../places/nearest.ts';
import type { Tool } from '../tool.ts';

/** There are as many results as labels. */
const labels = ['Nearest place', 'Second nearest', 'Third nearest'] as const;

export const place: Tool = {
  id: 'place',
  title: 'Place names',
  group: 'Pictures and places',
  about:
    'Names the place at a position, or the nearest ones it knows: a few cities, and forests and parks with their approximate extent.',
  build: () => {
    const position = lineField({
      id: 'place-position',
      label: 'Latitude and longitude',
      hint: 'In degrees, such as 53.55 10.0, or with minutes and seconds, such as 53° 33\' 0" N 10° 0\' 0" E.',
    });
    const results = liveResults([position], () =>
      position.input.value.trim() === ''
        ? []
        : nearestPlaces(readPosition(position.input.value))
            .slice(0, labels.length)
            .map((near, index) => ({
              label: near.kilometres === 0 ? 'Place' : (labels[index] ?? ''),
              value: near.place.name,
              more: [document.createTextNode(describePlace(near))],
            })),
    );
    return {
      content: [position.node, results.node],
      receive: (text) => {
        position.input.value = text.replace(',', ' ');
        void results.refresh();
      },
    };
  },
};
