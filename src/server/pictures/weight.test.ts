import { expect, test } from 'vitest';
import { type SceneName, scenes } from '../scenes/all-scenes.ts';
import { drawScene } from '../scenes/draw.ts';
import { render } from './render-picture.ts';

// The most detailed light and framing of each scene: what a card of a phone may weigh, whatever is drawn anew.
test.each(Object.keys(scenes) as SceneName[])(
  '%s weighs at most 15 KB on a card, as AVIF and as WebP',
  async (name) => {
    const { svg } = drawScene(`${name}@${scenes[name].lights[0]}`);
    for (const format of ['avif', 'webp'] as const) {
      const { length } = await render(Buffer.from(svg), { width: 640, format, sparing: false });
      expect(length, format).toBeLessThanOrEqual(15_000);
    }
  },
);
