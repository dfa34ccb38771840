import { expect, test } from 'vitest';
import { eventsIn } from './events-in.ts';

test('events are read however the stream is cut, and comments passed over', async () => {
  const text = ': open\n\nevent: all\ndata: {}\n\n: still here\n\nevent: conversation\ndata: {"id":"ä1"}\n\nevent: hal';
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 7, 1_000]) {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const events = [];
    for await (const event of eventsIn(stream)) events.push(event);
    expect(events).toEqual([
      { name: 'all', data: {} },
      { name: 'conversation', data: { id: 'ä1' } },
    ]);
  }
});
