/** The browser's `navigator.connection`; Safari and Firefox have none. */
export interface ConnectionInfo {
  saveData?: boolean;
  effectiveType?: string;
}

/** False for people who prefer less motion, who save data, or whose connection is too slow for half a megabyte. */
export function mayPlayFilm(
  asks: (query: string) => boolean,
  { saveData, effectiveType }: ConnectionInfo = {},
): boolean {
  if (asks('(prefers-reduced-motion: reduce)') || asks('(prefers-reduced-data: reduce)')) return false;
  return saveData !== true && !['slow-2g', '2g', '3g'].includes(effectiveType ?? '4g');
}
