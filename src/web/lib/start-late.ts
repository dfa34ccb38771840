import { drawOffscreen } from './draw-offscreen.ts';
import { type Router, startOfflineSupport } from './offline/start.ts';

/** What every page starts after hydration, in one chunk. */
export function startLate(router: Router): void {
  startOfflineSupport(router);
  drawOffscreen(router);
}
