import { titleIn } from '#server/bookings/title-in.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatUsd, usd } from '#shared/money.ts';
import { earningKind } from './get-earnings.ts';
import type { StatementLine } from './statement.ts';

/** The text for the kind of a line, such as 'Trip' or 'Paid out'. */
export const kindIn = (lang: Lang, { kind, onTheWay }: StatementLine): string =>
  translate(lang, 'statements', onTheWay ? 'kind.onTheWay' : `kind.${earningKind(kind)}`);

/** The label of the opening balance. A negative one is set against future earnings. */
export const openingIn = (lang: Lang, cents: number): string =>
  cents < 0 ? translate(lang, 'statements', 'below.opening') : translate(lang, 'statements', 'opening');

/** The label of the closing balance. */
export const closingIn = (lang: Lang, cents: number): string =>
  cents < 0 ? translate(lang, 'statements', 'below.closing') : translate(lang, 'statements', 'closing');

/** The trip's title; '' for payouts. */
export const tripIn = (lang: Lang, { trip }: StatementLine): string => (trip ? titleIn(lang, trip).title : '');

/** '$88', '−$88.50'. */
export const signedUsd = (cents: number, lang: Lang): string =>
  `${cents < 0 ? '−' : ''}${formatUsd(usd(Math.abs(cents)), lang)}`;
