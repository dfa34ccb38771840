import { expect, test, vi } from 'vitest';
import { findAnsweredAt } from './answered-at.ts';
import { datePageData } from './queries.ts';

const askedAt = performance.timeOrigin;
const rendered = Date.parse('2026-11-20T18:00:00Z');

function openDocument({ keptFrom, type = 'navigate' }: { keptFrom?: string; type?: string } = {}) {
  vi.stubGlobal('document', { documentElement: { dataset: { ...(keptFrom !== undefined && { keptFrom }) } } });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
}

test('data of a page is as old as the document’s answer, however long ago the server has rendered it', () => {
  openDocument();
  const [fresh, failed] = [{ state: { dataUpdatedAt: rendered } }, { state: { dataUpdatedAt: 0 } }];
  datePageData([fresh, failed]);
  expect([fresh, failed].map(({ state }) => state.dataUpdatedAt)).toEqual([askedAt, 0]);
});

test('a document that the worker has kept is as old as its answer', () => {
  openDocument({ keptFrom: 'Sat, 21 Nov 2026 09:00:00 GMT' });
  expect(findAnsweredAt()).toBe(Date.parse('2026-11-21T09:00:00Z'));
});

test('of a document that the browser opens for Back, nobody knows', () => {
  openDocument({ type: 'back_forward' });
  const data = { state: { dataUpdatedAt: rendered } };
  datePageData([data]);
  expect(data.state.dataUpdatedAt).toBe(rendered);
});
