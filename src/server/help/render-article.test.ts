import { expect, test } from 'vitest';
import { bodyProblem, renderArticle } from './render-article.ts';
import { plainText, sectionsOf } from './sections.ts';

test('headings get ids of their own, and our paths lead to the pages of the language', () => {
  const markdown = '## How?\n\nSee [this](/help/refunds?q=a&b#top) and [that](https://example.com/).\n\n## How?';
  expect(renderArticle(markdown, 'sw')).toBe(
    '<h2 id="how">How?</h2>\n<p>See <a href="/sw/help/refunds?q=a&amp;b#top">this</a> and <a href="https://example.com/" rel="noopener">that</a>.</p>\n<h2 id="how-2">How?</h2>',
  );
  expect(renderArticle('[home](/)', 'sw')).toBe('<p><a href="/sw">home</a></p>');
});

test.each([
  '<script>alert(1)</script>',
  'a <b onclick="x()">b</b>',
  '![picture](https://example.com/x.png)',
  '[x](javascript:alert(1))',
  '<https://example.com>',
  '    code',
  '```\ncode\n```',
  '[x]: https://example.com\n\n[x]',
])('%j becomes no element but text and paragraphs', (markdown) => {
  const html = renderArticle(markdown, 'en');
  expect(
    html.replace(/<\/?p>|<a href="(?:https:\/\/example\.com\/x\.png|)"( rel="noopener")?>|<\/a>|<\/?code>/g, ''),
  ).not.toMatch(/<\w/);
  expect(html).not.toContain('javascript');
});

test.each([
  ['## Fine\n\n[ours](/help) [theirs](https://example.com/a)', undefined],
  ['# Too large', 'help_heading'],
  ['[x](javascript:alert(1))', 'help_link'],
  ['[x](http://example.com)', 'help_link'],
  ['[x](//example.com)', 'help_link'],
  ['[x](/sw/help)', 'help_link'],
  ['[x](help)', 'help_link'],
  ['[x](https://user@example.com)', 'help_link'],
  ['[x](mailto:a@example.com)', 'help_link'],
])('%j: %s', (markdown, problem) => {
  expect(bodyProblem(markdown)).toBe(problem);
});

test('a body falls into its sections, which are read as plain text', () => {
  const body = 'First.\n\n## One?\n\n- **a** [b](/c)\n- d\n\n### Two\n\n1. e';
  expect(sectionsOf(body).map(({ heading, text }) => [heading, plainText(text)])).toEqual([
    ['', 'First.'],
    ['One?', '• a b\n• d'],
    ['Two', '1. e'],
  ]);
  expect(sectionsOf('')).toEqual([]);
});
