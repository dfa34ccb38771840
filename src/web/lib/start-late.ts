import type { getRouter } from '#web/router.tsx';
import { drawOffscreen } from './draw-offscreen.ts';
import { startOfflineSupport } from './offline/start.ts';

/** What every page starts after hydration, in one chunk. */
export function startLate(router: ReturnType<typeof getRouter>): void {
  startOfflineSupport(router);
  drawOffscreen(router);
}
