/**
 * The process that renders pictures. What decodes and encodes them keeps about 100 MB for good, which the process that serves
 * should not. Started and ended by `render-elsewhere.ts`.
 */
import { drawCard } from './card/draw-card.ts';
import { render } from './render.ts';
import type { RenderAnswer, RenderTask } from './render-elsewhere.ts';

process.on('message', (task: RenderTask) => void answer(task));
process.once('disconnect', () => process.exit(0));

async function answer({ number, original, request }: RenderTask): Promise<void> {
  const done: RenderAnswer = await rendered(Buffer.from(original), request).then(
    (rendering) => ({ number, rendering }),
    (problem: unknown) => ({ number, problem: String((problem as Error).stack) }),
  );
  process.send?.(done);
}

const rendered = (original: Buffer, request: RenderTask['request']): Promise<Buffer> =>
  'card' in request ? drawCard(original.length > 0 ? original : undefined, request.card) : render(original, request);
