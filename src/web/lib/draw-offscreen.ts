import type { AnyRouter } from '@tanstack/react-router';
import { whenIdle } from './when-idle.ts';

/**
 * Lets the browser lay out and paint the parts that it has left out because they are far below the screen (class `offscreen-…`),
 * one in each idle moment, on this page and on all that follow. The first screen does not wait for them, and soon afterwards the
 * page is whole: its height is right, and it can be printed.
 */
export function drawOffscreen(router: AnyRouter): void {
  drawNext();
  router.subscribe('onRendered', drawNext);
}

function drawNext(): void {
  const part = document.querySelector('[class*="offscreen-"]:not([data-drawn])');
  if (!part) return;
  part.setAttribute('data-drawn', '');
  whenIdle(drawNext);
}
