/** The index of the picture in the middle of a row that scrolls; each is as wide as the row. */
export function nearestPicture({ scrollLeft, clientWidth }: Pick<HTMLElement, 'scrollLeft' | 'clientWidth'>): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}
