import type { Consent } from '#shared/contracts/consents.ts';
import { formatDate, isCalendarDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';

const cents = ['totalCents', 'newTotalCents', 'leftCents', 'usdCents'] as const;
const dates = ['startDate', 'endDate'] as const;
const plain = ['was', 'guests', 'destination', 'booking', 'receipts', 'reference', 'receipt', 'pointsBack'] as const;
const words = {
  bearer: { us: 'fact.bearer.us', everyone: 'fact.bearer.everyone' },
  outcome: { arrived: 'fact.outcome.arrived', not_arrived: 'fact.outcome.not_arrived' },
} as const;

/** What the request is about, in lines. The title names the rest. */
export function useConsentFacts({ act, facts, sent }: Consent): [string, string][] {
  const { t } = useTranslation('admin-consents');
  const lang = useLang();
  const { charge, shillings } = useMoney();
  const all = { ...facts, ...sent };
  const lines: [string, string][] = [];
  for (const name of cents) {
    const value = all[name];
    if (typeof value === 'number') lines.push([t(`fact.${name}`), charge(value / 100)]);
  }
  if (typeof all.kesMinor === 'number' && all.kesMinor > 0) {
    lines.push([t('fact.kesMinor'), shillings(all.kesMinor / 100)]);
  }
  if (typeof all.percent === 'number') lines.push([t('fact.percent'), `${all.percent} %`]);
  for (const name of dates) {
    const value = all[name];
    if (typeof value === 'string' && isCalendarDate(value)) lines.push([t(`fact.${name}`), formatDate(value, lang)]);
  }
  for (const name of plain) {
    const value = all[name];
    if (value !== null && value !== undefined && value !== 0) lines.push([t(`fact.${name}`), String(value)]);
  }
  for (const name of ['bearer', 'outcome'] as const) {
    const key = Object.entries(words[name]).find(([value]) => value === all[name])?.[1];
    if (key) lines.push([t(`fact.${name}`), t(key)]);
  }
  if (act === 'settings.amount') {
    const wanted = sent.consentAboveCents;
    lines.push([t('fact.amountWanted'), typeof wanted === 'number' ? charge(wanted / 100) : t('fact.off')]);
  }
  return lines;
}
