import { expect, test, vi } from 'vitest';
import { createRenderProcess } from './render-elsewhere.ts';

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><path fill="#3f6b4f" d="M0 0h400v300H0z"/></svg>',
);
const wish = { width: 320, format: 'webp', saveData: false } as const;

test('renders several pictures, and goes on after one that cannot be read', async () => {
  const render = createRenderProcess();
  const [first, broken, second] = await Promise.allSettled([
    render(drawing, wish),
    render(Buffer.from('no picture'), wish),
    render(drawing, { ...wish, format: 'jpeg' }),
  ]);
  expect(first).toMatchObject({ status: 'fulfilled' });
  expect(broken).toMatchObject({ status: 'rejected', reason: expect.any(Error) });
  expect(second).toMatchObject({ status: 'fulfilled' });
  expect((await render(drawing, wish)).subarray(8, 12).toString()).toBe('WEBP');
});

test('a picture that is asked for while an idle process ends is rendered by the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const render = createRenderProcess();
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await render(drawing, wish)).subarray(8, 12).toString()).toBe('WEBP');
      vi.advanceTimersByTime(30_000);
    }
  } finally {
    vi.useRealTimers();
  }
});
