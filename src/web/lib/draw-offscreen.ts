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

/** Lets it lay them all out now: before a scroll position is restored, which needs the page's true height. */
export function drawAll(): void {
  while (drawOne());
}

function drawNext(): void {
  if (drawOne()) whenIdle(drawNext);
}

/** @returns whether a part was left */
function drawOne(): boolean {
  const part = document.querySelector('[class*="offscreen-"]:not([data-drawn])');
  part?.setAttribute('data-drawn', '');
  return part !== null;
}
