import type { App } from '#server/app.ts';
import { bill, facts, heading, paragraph, remark, title } from '#server/papers/blocks.ts';
import { makePaper } from '#server/papers/paper.ts';
import { getBusiness, getSettings } from '#server/settings/queries.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import type { Statement, StatementLine } from './statement.ts';
import { closingIn, kindIn, openingIn, signedUsd, tripIn } from './statement-words.ts';

/** The statement as a PDF: the opening balance, the lines, the closing balance. */
export async function statementPaper(
  app: App,
  provider: { name: string },
  statement: Statement,
  lang: Lang,
): Promise<Buffer> {
  const [business, { supportEmail: email, supportPhone: phone }] = await Promise.all([
    getBusiness(app),
    getSettings(app.db),
  ]);
  const { openingCents, closingCents, lines } = statement;
  const [from, to] = [formatDate(statement.from, lang), formatDate(statement.to, lang)];
  const opening = { label: openingIn(lang, openingCents), value: signedUsd(openingCents, lang) };
  const closing = { label: closingIn(lang, closingCents), value: signedUsd(closingCents, lang) };
  return makePaper(
    {
      lang,
      title: translate(lang, 'statements', 'document', { from, to }),
      number: `${from} – ${to}`,
      issuedAt: app.clock.now(),
      pageOf: (at, of) => translate(lang, 'papers', 'page', { at, of }),
      footer: [
        [business.name, business.address].filter(Boolean).join(', '),
        translate(lang, 'papers', 'help', { email, phone }),
      ],
    },
    (paper) => {
      title(paper, translate(lang, 'statements', 'title'), provider.name);
      facts(paper, [
        [translate(lang, 'statements', 'fact.provider'), provider.name],
        [translate(lang, 'statements', 'fact.days'), `${from} – ${to}`],
        [translate(lang, 'statements', 'fact.currency'), translate(lang, 'statements', 'fact.usd')],
        [opening.label, opening.value],
        [closing.label, closing.value],
      ]);
      heading(paper, translate(lang, 'statements', 'lines.title'));
      if (lines.length === 0) paragraph(paper, translate(lang, 'statements', 'lines.none'));
      else {
        const cells = lines.map((line) => cellsOf(line, lang));
        bill(paper, { columns: columnsIn(lang), lines: cells, sums: [opening, { ...closing, strong: true }] });
      }
      if (app.config.demo) remark(paper, translate(lang, 'papers', 'demo'));
    },
  );
}

const columnsIn = (lang: Lang) => [
  { label: translate(lang, 'statements', 'column.date'), share: 0.15 },
  { label: translate(lang, 'statements', 'column.kind'), share: 0.33 },
  { label: translate(lang, 'statements', 'column.gross'), share: 0.13, align: 'right' as const },
  { label: translate(lang, 'statements', 'column.commission'), share: 0.15, align: 'right' as const },
  { label: translate(lang, 'statements', 'column.taxes'), share: 0.11, align: 'right' as const },
  { label: translate(lang, 'statements', 'column.net'), share: 0.13, align: 'right' as const },
];

function cellsOf(line: StatementLine, lang: Lang): string[] {
  const amount = (cents: number | null) => (cents === null ? '' : signedUsd(cents, lang));
  const what = [kindIn(lang, line), line.reference, tripIn(lang, line), line.receipt].filter(Boolean).join(', ');
  return [
    formatDate(dateInNairobi(line.at), lang),
    what,
    amount(line.grossCents),
    amount(line.commissionCents),
    amount(line.taxesCents),
    signedUsd(line.netCents, lang),
  ];
}
