import { drawOffscreen } from '#web/lib/draw-offscreen.ts';
import { type Router, startOfflineSupport } from '#web/lib/offline/start.ts';

/** What every page starts after hydration, in one chunk. */
export function startLate(router: Router): void {
  startOfflineSupport(router);
  drawOffscreen(router);
  // If the chunk cannot be loaded, there are no hearts until the next document.
  void import('#web/features/favorites/hearts.ts').then(
    ({ startHearts }) => startHearts(router.options.context),
    () => undefined,
  );
}
