/** What a browser tells of its line, where it tells at all: Safari and Firefox do not. */
export interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** False for people who prefer less motion, who save data, or whose line is too slow for half a megabyte of ornament. */
export function filmIsWelcome(asks: (query: string) => boolean, { saveData, effectiveType }: Line = {}): boolean {
  if (asks('(prefers-reduced-motion: reduce)') || asks('(prefers-reduced-data: reduce)')) return false;
  return saveData !== true && !['slow-2g', '2g', '3g'].includes(effectiveType ?? '4g');
}
