import { useState } from 'react';
import type { PriceUnit } from '#shared/categories.ts';
import { type FeeKind, feeCurrencyOf, feeKinds, feeTimes, onSiteFeeLimits } from '#shared/on-site-fees.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMonthName } from '#web/ui/use-month-name.ts';
import type { FeeValues } from './fee-values.ts';
import { InBoth, type WordErrors } from './in-both.tsx';

type Message = { message?: string | undefined };

/** What is wrong with a fee, as the form has it. */
interface FeeErrors {
  name?: WordErrors;
  amounts?: Partial<Record<FeeKind, Message>>;
  freeUnder?: Message;
  childUntil?: Message;
}

interface PartProps {
  fee: FeeValues;
  errors: FeeErrors | undefined;
  onChange: (changes: Partial<FeeValues>) => void;
}

interface OnSiteFeeProps extends Omit<PartProps, 'errors'> {
  /** Its place among the fees, from 1. */
  number: number;
  unit: PriceUnit;
  errors: unknown;
  onRemove: () => void;
}

/** One fee, folded up to a line until it is to be changed or something is wrong with it. */
export function OnSiteFee({ number, unit, fee, errors, onChange, onRemove }: OnSiteFeeProps) {
  const { t } = useTranslation(['provider-service', 'party']);
  const lang = useLang();
  const [isNew] = useState(fee.name.en === '' && fee.name.sw === '');
  const wrong = errors as FeeErrors | undefined;
  const name = t('fees.number', { number });
  const monthName = useMonthName();
  return (
    <details open={isNew || wrong !== undefined} className="group rounded-m border border-line">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-3">
        <span className="font-semibold wrap-anywhere">{fee.name[lang] || fee.name.en || fee.name.sw || name}</span>
        {fee.months && (
          <span className="text-s text-ink-soft">
            {t('party:fees.months', { from: monthName(fee.months.from), until: monthName(fee.months.until) })}
          </span>
        )}
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
        <Months fee={fee} errors={wrong} onChange={onChange} />
        <Ages fee={fee} errors={wrong} onChange={onChange} />
        <Amounts fee={fee} errors={wrong} onChange={onChange} />
        <p className="sm:col-span-full">
          <Button kind="plain" onClick={onRemove}>
            {t('fees.remove')}
          </Button>
        </p>
      </fieldset>
    </details>
  );
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** All year, or from a month to another, as of parks that cost more in some months. */
function Months({ fee: { months: chosen }, onChange }: PartProps) {
  const { t } = useTranslation('provider-service');
  const monthName = useMonthName();
  const options = months.map((month) => (
    <option key={month} value={month}>
      {monthName(month)}
    </option>
  ));
  return (
    <div className="grid content-start gap-4">
      <Select
        label={t('fees.from')}
        value={chosen?.from ?? ''}
        onChange={({ target }) => {
          const from = Number(target.value);
          onChange({ months: from === 0 ? null : { from, until: chosen?.until ?? from } });
        }}
      >
        <option value="">{t('fees.year')}</option>
        {options}
      </Select>
      {chosen && (
        <Select
          label={t('fees.until')}
          value={chosen.until}
          onChange={({ target }) => onChange({ months: { ...chosen, until: Number(target.value) } })}
        >
          {options}
        </Select>
      )}
    </div>
  );
}

const ageKeys = {
  freeUnder: { label: 'fees.freeUnder', hint: 'fees.freeUnder.hint' },
  childUntil: { label: 'fees.childUntil', hint: 'fees.childUntil.hint' },
} as const;

/** The ages of the fee, which are not those of the price. */
function Ages({ fee, errors, onChange }: PartProps) {
  const { t } = useTranslation('provider-service');
  return (['freeUnder', 'childUntil'] as const).map((name) => (
    <TextInput
      key={name}
      label={t(ageKeys[name].label)}
      hint={t(ageKeys[name].hint)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      value={fee[name]}
      error={errors?.[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  ));
}

/** What each kind of guests pays. */
function Amounts({ fee, errors, onChange }: PartProps) {
  const { t } = useTranslation(['provider-service', 'party']);
  return (
    <>
      <p className="text-s text-ink-soft sm:col-span-full">{t('fees.amounts')}</p>
      {feeKinds.map((kind) => (
        <TextInput
          key={kind}
          label={`${t(`party:kind.${kind}`)} (${feeCurrencyOf(kind)})`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={fee.amounts[kind] ?? ''}
          error={errors?.amounts?.[kind]}
          onChange={({ target }) => onChange({ amounts: { ...fee.amounts, [kind]: target.value } })}
        />
      ))}
    </>
  );
}
