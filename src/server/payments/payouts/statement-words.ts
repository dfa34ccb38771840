import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatUsd, usd } from '#shared/money.ts';
import { titleIn } from '../../bookings/booking-answers.ts';
import { earningKind } from './get-earnings.ts';
import type { StatementLine } from './statement.ts';

/** What a line is about, such as 'Trip' or 'Paid out'. */
export const kindIn = (lang: Lang, { kind }: StatementLine): string =>
  translate(lang, 'statements', `kind.${earningKind(kind)}`);

/** The trip's name; '' for payouts. */
export const tripIn = (lang: Lang, { trip }: StatementLine): string => (trip ? titleIn(lang, trip).title : '');

/** '$88', '−$88.50'. */
export const signedUsd = (cents: number, lang: Lang): string =>
  `${cents < 0 ? '−' : ''}${formatUsd(usd(Math.abs(cents)), lang)}`;
