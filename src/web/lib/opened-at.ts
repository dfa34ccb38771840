import { stripLang } from '#shared/languages.ts';

/**
 * Whether the document was opened at such a path, and not by a link inside another page: a document's headers say which
 * scripts and devices it may use, whatever page it shows later. Also true where the browser does not say, so that nobody
 * reloads the page again and again.
 */
export function openedAt(isPath: (path: string) => boolean): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry || !URL.canParse(entry.name)) return true;
  return isPath(stripLang(new URL(entry.name).pathname));
}
