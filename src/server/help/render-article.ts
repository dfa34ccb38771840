import { micromark } from 'micromark';
import { isHelpLink } from '#shared/help-rules.ts';
import { type Lang, withLang } from '#shared/languages.ts';

/** What is left of Markdown: paragraphs, headings, lists, quotes, emphasis, code words and links. The rest is shown as it was typed. */
const restricted = {
  disable: {
    null: [
      'codeFenced',
      'codeIndented',
      'definition',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
      'autolink',
      'setextUnderline',
    ],
  },
};

const links = /<a href="([^"]*)"/g;
const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/**
 * The HTML of an article's Markdown. Whatever looks like HTML in it is shown as text, so nothing that an admin types runs. Our own
 * paths lead to the pages of the language; others are opened without telling them more than they need. Headings get ids.
 */
export function renderArticle(markdown: string, lang: Lang): string {
  const used = new Map<string, number>();
  return micromark(markdown, { extensions: [restricted] })
    .replace(links, (_, href: string) =>
      href.startsWith('/') ? `<a href="${withLang(href, lang)}"` : `<a href="${href}" rel="noopener"`,
    )
    .replace(/<h([23])>(.*?)<\/h\1>/g, (_, level: string, text: string) => {
      const base = idOf(text);
      const times = used.get(base) ?? 0;
      used.set(base, times + 1);
      return `<h${level} id="${times === 0 ? base : `${base}-${times + 1}`}">${text}</h${level}>`;
    });
}

const idOf = (heading: string): string =>
  heading
    .replace(/<[^>]*>|&\w+;/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'section';

/** Where the links of a Markdown text lead to. */
export const linksIn = (markdown: string): string[] =>
  [...micromark(markdown, { extensions: [restricted] }).matchAll(links)].map(([, href = '']) => unescaped(href));

/** What is wrong with a body, as the key of a message in the namespace `fields`. */
export function bodyProblem(markdown: string): 'help_heading' | 'help_link' | undefined {
  if (/<h(?:1|[4-6])>/.test(micromark(markdown, { extensions: [restricted] }))) return 'help_heading';
  return linksIn(markdown).every(isHelpLink) ? undefined : 'help_link';
}
