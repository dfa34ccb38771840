import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Clock } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import {
  type CardInput,
  type CardProblem,
  type CardProblems,
  caretAfter,
  checkCard,
  digitsOf,
  formatCardNumber,
  formatCvc,
  formatExpiry,
} from './card-input.ts';
import { TestCards } from './test-cards.tsx';

interface CardFormProps {
  amountUsd: number;
  clock: Clock;
  disabled: boolean;
  busy: boolean;
  /** @returns whether the card was sent; the form then clears all but the name */
  onPay: (card: CardInput) => Promise<boolean>;
}

const empty: CardInput = { number: '', expiry: '', cvc: '', name: '' };
const problemKeys = {
  numberMissing: 'card.numberMissing',
  numberWrong: 'card.numberWrong',
  expiryMissing: 'card.expiryMissing',
  expiryWrong: 'card.expiryWrong',
  expiryOver: 'card.expiryOver',
  cvcMissing: 'card.cvcMissing',
  cvcWrong: 'card.cvcWrong',
  nameMissing: 'card.nameMissing',
} as const satisfies Record<CardProblem, string>;
const order = ['number', 'expiry', 'cvc', 'name'] as const;

/** Our own card fields, for the sandbox's test cards. */
export function CardForm({ amountUsd, busy, ...cardFieldProps }: CardFormProps) {
  const { t } = useTranslation('payments');
  const { charge } = useMoney();
  const { form, submit, field, change, card } = useCardFields(cardFieldProps);
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TestCards />
      <TextInput
        label={t('card.number')}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
        {...field('number')}
        onChange={(event) => keepingCaret(event, formatCardNumber, (value) => change('number', value))}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-5">
        <TextInput
          label={t('card.expiry')}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t('card.expiryExample')}
          {...field('expiry')}
          onChange={(event) => keepingCaret(event, formatExpiry, (value) => change('expiry', value))}
        />
        <TextInput
          label={t('card.cvc')}
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          {...field('cvc')}
          onChange={(event) => change('cvc', formatCvc(event.target.value, card))}
        />
      </div>
      <TextInput
        label={t('card.name')}
        autoComplete="cc-name"
        {...field('name')}
        onChange={(event) => change('name', event.target.value)}
      />
      <div>
        <Button type="submit" busy={busy} disabled={cardFieldProps.disabled} className="w-full">
          {busy ? t('processing') : t('card.pay', { amount: charge(amountUsd) })}
        </Button>
      </div>
    </form>
  );
}

/** What is typed into the fields, what is wrong with it, and sending it. */
function useCardFields({ clock, disabled, onPay }: Pick<CardFormProps, 'clock' | 'disabled' | 'onPay'>) {
  const { t } = useTranslation('payments');
  const [card, setCard] = useState(empty);
  const [problems, setProblems] = useState<CardProblems>({});
  const form = useRef<HTMLFormElement>(null);

  const change = (field: keyof CardInput, value: string) => {
    setCard((now) => ({ ...now, [field]: value }));
    setProblems(({ [field]: _, ...rest }) => rest);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = checkCard(card, clock.now());
    setProblems(found);
    const first = order.find((field) => found[field]);
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name="${nameOf[first]}"]`)?.focus();
    const taken = await onPay(card);
    if (taken) setCard({ ...empty, name: card.name });
  };
  const field = (name: keyof CardInput) => {
    const problem = problems[name];
    return {
      name: nameOf[name],
      value: card[name],
      disabled,
      error: problem && t(problemKeys[problem]),
      spellCheck: false,
    };
  };
  return { form, submit, field, change, card };
}

const nameOf = { number: 'cardnumber', expiry: 'cc-exp', cvc: 'cvc', name: 'ccname' } as const;

/** Formats the typed text and keeps the caret behind the same digit. */
function keepingCaret(
  { target }: ChangeEvent<HTMLInputElement>,
  format: (text: string) => string,
  change: (text: string) => void,
): void {
  const caret = target.selectionStart ?? target.value.length;
  const atEnd = caret === target.value.length;
  const before = digitsOf(target.value.slice(0, caret)).length;
  const text = format(target.value);
  flushSync(() => change(text));
  if (!atEnd) {
    const place = caretAfter(text, before);
    target.setSelectionRange(place, place);
  }
}
