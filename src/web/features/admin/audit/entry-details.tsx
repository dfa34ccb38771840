import { useId } from 'react';
import { type AuditAction, auditActions } from '#shared/audit-actions.ts';
import { caseKinds } from '#shared/cases.ts';
import { categories } from '#shared/categories.ts';
import { formatDate, formatInstant, isCalendarDate } from '#shared/dates.ts';
import { isErrorCode } from '#shared/error-statuses.ts';
import { documentTypeNames } from '#shared/provider-documents.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { useMoved } from '../bookings/use-moved.ts';
import { kinds, type SettingName } from '../settings/sections.ts';
import { useSettingValue } from '../settings/use-setting-value.ts';
import { type DetailRow, detailRows, personIds } from './detail-rows.ts';
import { actTexts, fieldTexts, ownWords, valueTexts } from './detail-words.ts';

/** What an entry says in words, before and after beside each other, and folded below as it was recorded. */
export function EntryDetails({ detail }: { detail: Record<string, unknown> }) {
  const { t } = useTranslation('admin-audit');
  const rows = detailRows(detail);
  const changes = rows.filter(({ before }) => before !== undefined);
  const others = rows.filter(({ before }) => before === undefined);
  return (
    <div className="grid grid-cols-1 gap-3 pt-1 pb-2">
      {changes.length > 0 && <Changes rows={changes} />}
      {others.length > 0 && (
        <dl className="grid grid-cols-1 gap-2">
          {others.map(({ name, value }) => (
            <div key={name} className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
              <dt className="text-ink-soft">
                <Name name={name} />
              </dt>
              <dd className="whitespace-pre-line wrap-anywhere">
                <Value name={name} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft">{t('asRecorded')}</summary>
        <pre translate="no" className="wrap-anywhere whitespace-pre-wrap">
          {JSON.stringify(detail, null, 1)}
        </pre>
      </details>
    </div>
  );
}

function Changes({ rows }: { rows: readonly DetailRow[] }) {
  const { t } = useTranslation('admin-audit');
  const id = useId();
  return (
    <table
      aria-labelledby={id}
      className="w-full max-w-3xl table-fixed text-left [&_td]:py-1.5 [&_td]:pr-3 [&_th]:py-1.5 [&_th]:pr-3"
    >
      <caption id={id} className="sr-only">
        {t('changes')}
      </caption>
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className="font-normal">
            {t('changes.what')}
          </th>
          <th scope="col" className="font-normal">
            {t('changes.before')}
          </th>
          <th scope="col" className="font-normal">
            {t('changes.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, value }) => (
          <tr key={name} className="border-t border-line align-top wrap-anywhere">
            <th scope="row" className="font-normal text-ink-soft">
              <Name name={name} />
            </th>
            <td>
              <Value name={name} value={before} />
            </td>
            <td>
              <Value name={name} value={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isSetting = (name: string): name is SettingName => Object.hasOwn(kinds, name);

/** A field in words; one that has none stands as it was recorded. */
function Name({ name }: { name: string }) {
  const { t } = useTranslation(['admin-audit', 'admin-settings']);
  if (isSetting(name)) return t(`admin-settings:name.${name}`);
  if (Object.hasOwn(fieldTexts, name)) return t(fieldTexts[name as keyof typeof fieldTexts]);
  return <span translate="no">{name}</span>;
}

const isInstant = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text);

function Value({ name, value }: { name: string; value: unknown }) {
  const { t } = useTranslation('admin-audit');
  const lang = useLang();
  const moneyText = useMoneyText();
  const wordText = useWordText();
  const settingText = useSettingValue();
  if (typeof value === 'object' && value !== null) {
    return Array.isArray(value) && value.every((one) => typeof one === 'string')
      ? value.map((one) => wordText(name, one) ?? one).join(', ') || '–'
      : JSON.stringify(value);
  }
  if (isSetting(name) && (value === null || value !== undefined))
    return settingText(name, value as string | number | boolean | null);
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return moneyText(name, value) ?? (name === 'percent' ? `${value}%` : String(value));
  const text = String(value);
  if (personIds.includes(name)) {
    return (
      <TextLink to="/admin/users/$userId" params={{ userId: text }}>
        {t('toPerson')}
      </TextLink>
    );
  }
  if (isCalendarDate(text)) return formatDate(text, lang);
  return isInstant(text) ? formatInstant(new Date(text), lang) : (wordText(name, text) ?? text);
}

/** Amounts in dollars and shillings, as they are recorded; minor units without a currency in their name are M-Pesa's. */
function useMoneyText(): (name: string, value: number) => string | undefined {
  const { charge, shillings } = useMoney();
  const moved = useMoved();
  return (name, value) => {
    if (name.endsWith('Cents')) return charge(value / 100);
    if (name.endsWith('Minor')) return moved('KES', value);
    if (name === 'amountKes') return shillings(value);
    return name === 'amount' || name === 'price' ? charge(value) : undefined;
  };
}

/** A word of ours that was recorded, in the language of the page; undefined where it is none. */
function useWordText(): (name: string, word: string) => string | undefined {
  const { t } = useTranslation(['admin-audit', 'admin-cases', 'catalogue', 'errors', 'provider-documents']);
  return (name, word) => {
    if (name === 'act' && word in actTexts) return t(actTexts[word as keyof typeof actTexts]);
    if (name === 'action')
      return auditActions.includes(word as AuditAction) ? t(`action.${word as AuditAction}`) : word;
    if (name === 'category') {
      const category = categories.find((one) => one.value === word);
      return category && t(`catalogue:category.${category.value}`);
    }
    if (name === 'type') {
      const type = documentTypeNames.find((one) => one === word);
      return type && t(`provider-documents:type.${type}`);
    }
    if (name === 'code') {
      const kind = caseKinds.find((one) => one === word);
      if (kind) return t(`admin-cases:title.${kind}`);
      if (isErrorCode(word)) return t(`errors:${word}`);
      return t(word === 'other_way' ? 'value.other_way' : 'value.asker_changed');
    }
    return ownWords.includes(name) && Object.hasOwn(valueTexts, word)
      ? t(valueTexts[word as keyof typeof valueTexts])
      : undefined;
  };
}
