/** A part of an article: what stands below one heading, or before the first. */
interface Section {
  /** Empty before the first heading. */
  heading: string;
  /** Markdown. */
  text: string;
}

/** The sections of a body by its headings (`##` and deeper), without empty ones. */
export function sectionsOf(body: string): Section[] {
  return body
    .split(/^(?=#{2,6} )/m)
    .map((part) => {
      const heading = /^#{2,6} +(.*)$/m.exec(part.split('\n', 1)[0] ?? '');
      return {
        heading: heading?.[1]?.trim() ?? '',
        text: (heading ? part.slice(part.indexOf('\n') + 1) : part).trim(),
      };
    })
    .filter(({ heading, text }) => heading !== '' || text !== '');
}

/** Markdown as plain text: without marks, links as their words, one item of a list a line. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^#{1,6} +/gm, '')
    .replace(/^>[ \t]?/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(.*?)\1/g, '$2')
    .replace(/(?<![\w*])[*_](\S(?:.*?\S)?)[*_](?![\w*])/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/^[ \t]*[*+-] +/gm, '• ')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
