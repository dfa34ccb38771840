import { expect, test } from 'vitest';
import { type SceneName, scenes } from '../scenes/all-scenes.ts';
import { drawMap, drawScene } from '../scenes/draw.ts';
import { render } from './render-picture.ts';

// What a card of a phone may weigh, whatever is drawn anew.
const cardBytes = 15_000;

const drawings = [
  ...(Object.keys(scenes) as SceneName[]).map((name) => ({
    name,
    draw: () => drawScene(`${name}@${scenes[name].lights[0]}`),
  })),
  { name: 'the map of Kenya', draw: () => drawMap({ lat: -1.49, lon: 35.14 }, 'Maasai Mara') },
];

test.each(drawings)('$name weighs at most 15 KB on a card, as AVIF and as WebP', async ({ draw }) => {
  for (const format of ['avif', 'webp'] as const) {
    const { length } = await render(Buffer.from(draw().svg), { width: 640, format, sparing: false });
    expect(length, format).toBeLessThanOrEqual(cardBytes);
  }
});
