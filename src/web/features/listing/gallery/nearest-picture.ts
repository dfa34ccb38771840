/** Which of the pictures of a row that is swiped stands in the middle; each is as wide as the row. @returns from 0 */
export function nearestPicture({ scrollLeft, clientWidth }: Pick<HTMLElement, 'scrollLeft' | 'clientWidth'>): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}
