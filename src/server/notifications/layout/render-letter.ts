import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';

/** The content of a letter as plain texts, which are escaped when it is rendered. */
export interface LetterContent {
  lang: Lang;
  /** Whom it greets, a person by the first name; '' greets without a name. */
  name: string;
  paragraphs: string[];
  /** Label and value, shown as a small table; the value may lead to an address, which stands for it in plain text. */
  facts?: [label: string, value: string, link?: string][];
  button?: { label: string; url: string };
  /** Paragraphs after the button. */
  after?: string[];
  /** The last lines, in small letters. */
  footer: string[];
  /** A picture (4:3) above the text; not in the plain text. */
  picture?: { url: string; alt: string };
}

/** The product's colours in the light theme. They are written out, because mail programs know no CSS variables. */
const colour = {
  canvas: '#fbf5ea',
  surface: '#fffdf8',
  line: '#e2d5bd',
  ink: '#1f2219',
  soft: '#5a5344',
  brand: '#1e5739',
  action: '#b23c17',
  onAction: '#fffdf8',
  night: '#16261d',
};

const face = `Figtree,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif`;
const display = `'Young Serif',Georgia,'Times New Roman',serif`;

/**
 * The colours of the beads along a letter's upper edge, drawn as cells, because mail programs show neither SVG nor
 * gradients.
 */
const beads = ['#b8401b', '#f0b04a', '#f6efe0', '#2f7d52', '#201c15', '#f0b04a', '#0b6a72', '#f6efe0'];

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

/** Keeps a booking's reference in one line. */
const unbroken = (html: string) => html.replace(/BK-\d+-\d+/g, '<span style="white-space:nowrap">$&</span>');

const greetingOf = ({ lang, name }: LetterContent) =>
  name ? translate(lang, 'mail', 'greeting', { name }) : translate(lang, 'mail', 'greetingNameless');

/** Renders a letter as HTML, with inline styles only, and as plain text with the same content. */
export function renderLetter(subject: string, content: LetterContent): { subject: string; html: string; text: string } {
  return { subject, html: asHtml(subject, content), text: asText(content) };
}

function asText(content: LetterContent): string {
  const { lang, paragraphs, facts = [], button, after = [], footer } = content;
  const parts = [
    greetingOf(content),
    ...paragraphs,
    facts.map(([label, value, link]) => `${label}: ${link ?? value}`).join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    ...after,
    translate(lang, 'mail', 'signature'),
    ['--', ...footer].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function asHtml(subject: string, content: LetterContent): string {
  const { lang, paragraphs, facts = [], button, after = [], footer, picture } = content;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
  const inside = [
    `<h1 style="margin:0 0 20px;font:normal 28px/1.15 ${display}">${unbroken(escaped(subject))}</h1>`,
    paragraph(greetingOf(content)),
    ...paragraphs.map(paragraph),
    facts.length > 0 ? factsTable(facts) : '',
    button ? buttonLink(button) : '',
    ...after.map(paragraph),
    `<p style="margin:0">${escaped(translate(lang, 'mail', 'signature'))}</p>`,
  ];
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${colour.canvas};color:${colour.ink};font:16px/1.55 ${face}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(paragraphs[0] ?? subject)}</div>
<div style="max-width:560px;margin:0 auto;border:1px solid ${colour.line};border-radius:16px;overflow:hidden;background:${colour.surface}">
${beadBand()}
<p style="margin:0;padding:20px 28px;font:normal 24px/1 ${display};color:${colour.brand}">Twende</p>
${picture ? `<img src="${escaped(picture.url)}" alt="${escaped(picture.alt)}" width="560" height="420" style="display:block;width:100%;height:auto;border:0">` : ''}
<div style="padding:${picture ? 28 : 4}px 28px 28px">
${inside.filter(Boolean).join('\n')}
</div>
</div>
<p style="max-width:560px;margin:16px auto 0;padding:0 28px;font-size:14px;color:${colour.soft}">${footer.map(escaped).join('<br>')}</p>
</body>
</html>
`;
}

function beadBand(): string {
  const cells = Array.from({ length: 40 }, (_, place) => beads[place % beads.length]);
  return `<div aria-hidden="true" style="background:${colour.night};font-size:0;line-height:0;white-space:nowrap;overflow:hidden">${cells.map((bead) => `<span style="display:inline-block;width:2.5%;height:8px;background:${bead}"></span>`).join('')}</div>`;
}

function factsTable(facts: NonNullable<LetterContent['facts']>): string {
  const edge = `border-top:1px solid ${colour.line}`;
  const rows = facts.map(
    ([label, value, link]) =>
      `<tr><th scope="row" style="padding:10px 16px 10px 0;${edge};text-align:left;vertical-align:top;font-weight:normal;color:${colour.soft}">${escaped(label)}</th>` +
      `<td style="padding:10px 0;${edge};vertical-align:top;font-weight:600">${link ? textLink(value, link) : escaped(value)}</td></tr>`,
  );
  return `<table style="width:100%;margin:8px 0 16px;border-collapse:collapse;border-bottom:1px solid ${colour.line}">${rows.join('')}</table>`;
}

const textLink = (text: string, link: string) =>
  `<a href="${escaped(link)}" style="color:${colour.brand}">${escaped(text)}</a>`;

function buttonLink({ label, url }: NonNullable<LetterContent['button']>): string {
  return `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${colour.action};color:${colour.onAction};text-decoration:none;font-weight:600">${escaped(label)}</a></p>`;
}
