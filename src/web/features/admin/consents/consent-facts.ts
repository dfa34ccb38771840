import type { Consent } from '#shared/contracts/consents.ts';
import { formatDate, isCalendarDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { kinds, type SettingName } from '../settings/sections.ts';
import { useSettingValue } from '../settings/use-setting-value.ts';

const cents = ['totalCents', 'newTotalCents', 'leftCents', 'usdCents'] as const;
const dates = ['startDate', 'endDate'] as const;
const plain = [
  'was',
  'guests',
  'destination',
  'booking',
  'receipts',
  'reference',
  'receipt',
  'pointsBack',
  'attemptId',
  'paidTwiceId',
] as const;
const words = {
  bearer: { us: 'fact.bearer.us', everyone: 'fact.bearer.everyone' },
  outcome: { arrived: 'fact.outcome.arrived', not_arrived: 'fact.outcome.not_arrived' },
  from: { mpesa: 'fact.from.mpesa', bank: 'fact.from.bank' },
  channel: { mpesa: 'fact.channel.mpesa', bank: 'fact.channel.bank' },
  purpose: { refund: 'fact.purpose.refund', payout: 'fact.purpose.payout' },
} as const;

/** What the request is about, in lines. The title names the rest. */
export function useConsentFacts({ act, facts, sent }: Consent): [string, string][] {
  const { t } = useTranslation('admin-consents');
  const lang = useLang();
  const { charge, shillings } = useMoney();
  const settingLines = useSettingLines();
  const numbers = new Intl.NumberFormat(`${lang}-KE`);
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
    if (value === null || value === undefined || value === 0) continue;
    lines.push([t(`fact.${name}`), typeof value === 'number' ? numbers.format(value) : String(value)]);
  }
  for (const name of ['bearer', 'outcome', 'from', 'channel', 'purpose'] as const) {
    const key = Object.entries(words[name]).find(([value]) => value === all[name])?.[1];
    if (key) lines.push([t(`fact.${name}`), t(key)]);
  }
  return act === 'settings.amount' || act === 'settings.money' ? settingLines({ facts, sent }) : lines;
}

/** Every setting that would be changed, from what and to what. */
export function useSettingLines(): (request: Pick<Consent, 'facts' | 'sent'>) => [string, string][] {
  const { t } = useTranslation('admin-settings');
  const shown = useSettingValue();
  const typed = (name: SettingName, value: string | number | null = null) =>
    shown(name, kinds[name] === 'switch' ? value === 'true' : value);
  return ({ facts, sent }) =>
    (Object.keys(kinds) as SettingName[])
      .filter((name) => name in facts)
      .map((name) => [t(`name.${name}`), t('change', { from: typed(name, facts[name]), to: typed(name, sent[name]) })]);
}
