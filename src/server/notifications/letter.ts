import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';

/** What a letter says; every text is plain and is escaped here. */
export interface LetterContent {
  lang: Lang;
  /** Whom it greets; '' greets without a name. */
  name: string;
  paragraphs: string[];
  /** Label and value, shown as a small table. */
  facts?: [label: string, value: string][];
  button?: { label: string; url: string };
  /** Said after the button. */
  after?: string[];
  /** Small print at the end. */
  footer: string[];
}

/** Mail programs know no CSS variables: the light values of the brand's tokens, written out. */
const colour = {
  canvas: '#fbf8f2',
  surface: '#ffffff',
  line: '#ddd3c0',
  ink: '#241d13',
  soft: '#5c5140',
  brand: '#1f5a3a',
  onBrand: '#ffffff',
};

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

const greetingOf = ({ lang, name }: LetterContent) =>
  name ? translate(lang, 'mail', 'greeting', { name }) : translate(lang, 'mail', 'greetingNameless');

/** The letter twice: as HTML with inline styles only, and as plain text that says the same. */
export function renderLetter(subject: string, content: LetterContent): { subject: string; html: string; text: string } {
  return { subject, html: asHtml(subject, content), text: asText(content) };
}

function asText(content: LetterContent): string {
  const { lang, paragraphs, facts = [], button, after = [], footer } = content;
  const parts = [
    greetingOf(content),
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    ...after,
    translate(lang, 'mail', 'signature'),
    ['--', ...footer].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function asHtml(subject: string, content: LetterContent): string {
  const { lang, paragraphs, facts = [], button, after = [], footer } = content;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:normal;color:${colour.soft}">${escaped(label)}</th>` +
      `<td style="padding:6px 0;font-weight:bold">${escaped(value)}</td></tr>`,
  );
  const table =
    rows.length > 0 ? `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>` : '';
  const link = button
    ? `<p style="margin:24px 0"><a href="${escaped(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${colour.brand};color:${colour.onBrand};text-decoration:none;font-weight:bold">${escaped(button.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:${colour.canvas};color:${colour.ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;border:1px solid ${colour.line};border-radius:16px;background:${colour.surface}">
<p style="margin:0 0 24px;font:bold 24px Georgia,serif;color:${colour.brand}">Twende</p>
${[paragraph(greetingOf(content)), ...paragraphs.map(paragraph), table, link, ...after.map(paragraph)].filter(Boolean).join('\n')}
<p style="margin:0">${escaped(translate(lang, 'mail', 'signature'))}</p>
</div>
<p style="max-width:560px;margin:16px auto 0;font-size:14px;color:${colour.soft}">${footer.map(escaped).join('<br>')}</p>
</body>
</html>
`;
}
