import { useState } from 'react';
import type { PriceUnit } from '#shared/categories.ts';
import { feeCurrencyOf, feeTimes, onSiteFeeLimits } from '#shared/on-site-fees.ts';
import { type GuestKind, guestKinds, isChild } from '#shared/party.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import type { FeeValues } from './fee-values.ts';
import { InBoth, type WordErrors } from './in-both.tsx';

/** What is wrong with a fee, as the form has it. */
interface FeeErrors {
  name?: WordErrors;
  amounts?: Partial<Record<GuestKind, { message?: string | undefined }>>;
}

interface OnSiteFeeProps {
  /** Its place among the fees, from 1. */
  number: number;
  unit: PriceUnit;
  fee: FeeValues;
  errors: unknown;
  onChange: (changes: Partial<FeeValues>) => void;
  onRemove: () => void;
}

/** One fee, folded up to a line until it is to be changed or something is wrong with it. */
export function OnSiteFee({ number, unit, fee, errors, onChange, onRemove }: OnSiteFeeProps) {
  const { t } = useTranslation(['provider-service', 'party']);
  const lang = useLang();
  const [isNew] = useState(fee.name.en === '' && fee.name.sw === '');
  const wrong = errors as FeeErrors | undefined;
  const name = t('fees.number', { number });
  // Who books rooms or vehicles is not asked for children.
  const kinds = guestKinds.filter((kind) => unit === 'person' || !isChild(kind));
  return (
    <details open={isNew || wrong !== undefined} className="group rounded-m border border-line">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-3">
        <span className="font-semibold wrap-anywhere">{fee.name[lang] || fee.name.en || fee.name.sw || name}</span>
        <Icon name="down" className="ml-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="grid min-w-0 gap-4 border-t border-line p-4 sm:grid-cols-2">
        <legend className="sr-only">{name}</legend>
        <InBoth
          label={t('fees.name')}
          most={onSiteFeeLimits.name}
          placeholder={t('fees.example')}
          words={fee.name}
          errors={wrong?.name}
          onChange={(words) => onChange({ name: words })}
        />
        <Select
          label={t('fees.times')}
          value={fee.times}
          onChange={({ target }) => onChange({ times: feeTimes.find((one) => one === target.value) ?? 'once' })}
        >
          {feeTimes.map((times) => (
            <option key={times} value={times}>
              {t(times === 'once' ? 'fees.once' : unit === 'night' ? 'fees.nightly' : 'fees.daily')}
            </option>
          ))}
        </Select>
        <p className="self-end text-s text-ink-soft sm:pb-3">{t('fees.amounts')}</p>
        {kinds.map((kind) => (
          <TextInput
            key={kind}
            label={`${t(`party:kind.${kind}`)} (${feeCurrencyOf(kind)})`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={fee.amounts[kind] ?? ''}
            error={wrong?.amounts?.[kind]}
            onChange={({ target }) => onChange({ amounts: { ...fee.amounts, [kind]: target.value } })}
          />
        ))}
        <p className="sm:col-span-full">
          <Button kind="plain" onClick={onRemove}>
            {t('fees.remove')}
          </Button>
        </p>
      </fieldset>
    </details>
  );
}
