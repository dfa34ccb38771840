import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderLetter } from './render-letter.ts';

const hostile = `<script>alert("x")</script> & 'co'`;
const shown = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;';

test('all data is escaped in HTML and plain in text', () => {
  const { html, text, subject } = renderLetter(hostile, {
    lang: 'en',
    name: hostile,
    paragraphs: [hostile],
    facts: [[hostile, hostile]],
    button: { label: hostile, url: `https://twende.test/?a="><b>&c` },
    after: [hostile],
    footer: [hostile],
  });
  expect(subject).toBe(hostile);
  expect(html).not.toContain('<script');
  expect(html.split(shown)).toHaveLength(11);
  expect(html).toContain('href="https://twende.test/?a=&quot;&gt;&lt;b&gt;&amp;c"');
  expect(text).toContain(`Hello ${hostile},`);
});

test('text and HTML have the same content, in the language of the letter', () => {
  const { html, text } = renderLetter('Mada', {
    lang: 'sw',
    name: 'Amina',
    paragraphs: ['Moja', 'Mbili'],
    facts: [['Lini', '14 Ago 2026']],
    button: { label: 'Tazama', url: 'https://twende.test/sw' },
    footer: ['Msaada'],
  });
  expect(text).toBe(
    'Habari Amina,\n\nMoja\n\nMbili\n\nLini: 14 Ago 2026\n\nTazama:\nhttps://twende.test/sw\n\nTimu ya Twende\n\n--\nMsaada\n',
  );
  expect(html).toContain('<html lang="sw">');
  for (const word of ['Habari Amina,', 'Moja', 'Mbili', 'Lini', '14 Ago 2026', 'Tazama', 'Timu ya Twende', 'Msaada']) {
    expect(html).toContain(word);
  }
});

test('a letter without name, facts and button has no empty elements', () => {
  const { html, text } = renderLetter('Hi', { lang: 'en', name: '', paragraphs: ['One'], footer: ['Help'] });
  expect(text).toBe('Hello,\n\nOne\n\nThe Twende team\n\n--\nHelp\n');
  expect(html).not.toContain('<table');
  expect(html).not.toContain('<a ');
});

test('its colours are those of the tokens', () => {
  const tokens = readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8');
  const { html } = renderLetter('', {
    ...{ lang: 'en', name: 'Amina', paragraphs: ['Karibu.'], facts: [['Days', '2']], footer: ['Twende'] },
    button: { label: 'See it', url: 'https://twende.test/' },
  });
  const colours = new Set(html.match(/#[\da-f]{6}/g));
  expect(colours.size).toBeGreaterThan(8);
  for (const colour of colours) expect(tokens).toContain(colour);
});

test('a reference in the heading is not broken over two lines', () => {
  const { html, subject } = renderLetter('Booking confirmed: BK-2026-142', {
    ...{ lang: 'en', name: '', paragraphs: [], footer: [] },
  });
  expect(html).toContain('<span style="white-space:nowrap">BK-2026-142</span></h1>');
  expect(subject).toBe('Booking confirmed: BK-2026-142');
});
