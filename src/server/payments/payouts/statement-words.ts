import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatUsd, usd } from '#shared/money.ts';
import { titleIn } from '../../bookings/booking-answers.ts';
import { earningKind } from './get-earnings.ts';
import type { StatementLine } from './statement.ts';

/** What a line is about, such as 'Trip' or 'Paid out'. */
export const kindIn = (lang: Lang, { kind, onTheWay }: StatementLine): string =>
  translate(lang, 'statements', onTheWay ? 'kind.onTheWay' : `kind.${earningKind(kind)}`);

/** What the balance that a statement begins with is called: below 0 it is theirs to earn first. */
export const openingIn = (lang: Lang, cents: number): string =>
  cents < 0 ? translate(lang, 'statements', 'below.opening') : translate(lang, 'statements', 'opening');

/** The same of the balance at its end. */
export const closingIn = (lang: Lang, cents: number): string =>
  cents < 0 ? translate(lang, 'statements', 'below.closing') : translate(lang, 'statements', 'closing');

/** The trip's name; '' for payouts. */
export const tripIn = (lang: Lang, { trip }: StatementLine): string => (trip ? titleIn(lang, trip).title : '');

/** '$88', '−$88.50'. */
export const signedUsd = (cents: number, lang: Lang): string =>
  `${cents < 0 ? '−' : ''}${formatUsd(usd(Math.abs(cents)), lang)}`;
