import { useState } from 'react';
import { centsFromDollars, dollars, kesFor, usd } from '#shared/money.ts';
import { highestPrice, leastPrice, priceProblem, readPrice, type TypedCurrency } from '#shared/typed-price.ts';
import { isWholeCents } from '#shared/whole-cents.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { controlClasses, Field, type FieldFacts } from '#web/ui/field.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import type { TypedIn } from './use-typed-money.ts';

/** The rate by which M-Pesa charges until the settings have been read. */
export const usualRate = 110;

interface PriceFieldProps extends Pick<FieldFacts, 'label' | 'error'>, TypedIn {
  /** Dollars; NaN while nothing or no number is typed. */
  value: number;
  onChange: (dollars: number) => void;
  onBlur?: () => void;
}

/** A price, typed in dollars or in shillings; below it stands what it is in the other. */
export function PriceField({ label, error, value, onChange, onBlur, currency, rate }: PriceFieldProps) {
  const { t } = useTranslation('provider-service');
  const { charge, shillings } = useMoney();
  const [typed, setTyped] = useState<{ text: string; currency: TypedCurrency; value: number }>();
  // A value from elsewhere, or another currency, replaces what is being typed.
  const current = typed && typed.currency === currency && Object.is(typed.value, value) ? typed : undefined;
  const isPrice = value >= 0 && value <= 1_000_000 && isWholeCents(value);
  const cents = isPrice ? centsFromDollars(value) : usd(0);
  // What was typed and is no price is said in the currency in which it was typed.
  const found = typeof error === 'string' ? error : error?.message;
  const isJudged = found === 'price_missing' || found === 'price_small' || found === 'price_large';
  const text = current?.text ?? writtenIn(currency, value, rate);
  const problem = isJudged && text !== '' ? priceProblem(text, value) : undefined;
  const inWords = (price: number) => (currency === 'USD' ? charge(price) : shillings(price));
  return (
    <Field
      label={label}
      error={
        problem === 'price_small'
          ? t('price.least', { amount: inWords(leastPrice(currency, rate)) })
          : problem === 'price_large'
            ? t('price.most', { amount: inWords(highestPrice(currency, rate)) })
            : (problem ?? error)
      }
      hint={
        isPrice &&
        value > 0 &&
        (currency === 'USD'
          ? t('price.about', { price: shillings(kesFor(cents, rate)) })
          : t('price.kept', { price: charge(dollars(cents)) }))
      }
    >
      {(control) => (
        <div className="relative">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-soft"
          >
            {currency === 'USD' ? '$' : 'KES'}
          </span>
          <input
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            className={`${controlClasses} tabular-nums ${currency === 'USD' ? 'pl-8' : 'pl-14'}`}
            value={text}
            onChange={({ target }) => {
              const next = readPrice(currency, target.value, rate);
              setTyped({ text: target.value, currency, value: next });
              onChange(next);
            }}
            onBlur={() => {
              // What is refused stays as it was typed.
              if (isWholeCents(value)) setTyped(undefined);
              onBlur?.();
            }}
          />
        </div>
      )}
    </Field>
  );
}

function writtenIn(currency: TypedCurrency, value: number, rate: number): string {
  if (!(value >= 0)) return '';
  if (currency === 'KES') return String(kesFor(centsFromDollars(value), rate));
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
