import { beforeEach, expect, test, vi } from 'vitest';
import { whenNear } from './when-near.ts';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>;

/** The browser's observer, in the hands of the test. */
let observer: { rootMargin: string | undefined; observed: unknown[]; report: (entries: Entry[]) => void };
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observed: unknown[] = [];
      constructor(report: (entries: Entry[]) => void, { rootMargin }: { rootMargin?: string }) {
        observer = { rootMargin, observed: this.observed, report };
      }
      observe(element: unknown) {
        this.observed.push(element);
      }
      disconnect() {
        this.observed.length = 0;
      }
    },
  );
});

const elements = ['first', 'second'] as unknown as Element[];

test('it calls back once one of the elements is near, and observes none from then on', () => {
  const onNear = vi.fn();
  whenNear(elements, { screens: 0.5 }, onNear);
  expect(observer).toMatchObject({ rootMargin: '50% 0%', observed: elements });
  observer.report([{ isIntersecting: false }, { isIntersecting: false }]);
  expect(onNear).not.toHaveBeenCalled();
  observer.report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(onNear).toHaveBeenCalledOnce();
  expect(observer.observed).toEqual([]);
});

test('it observes none once it is told to stop', () => {
  whenNear(elements, { screens: 1 }, vi.fn())();
  expect(observer.observed).toEqual([]);
});
