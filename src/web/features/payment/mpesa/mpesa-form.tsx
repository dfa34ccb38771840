import { type FormEvent, useRef, useState } from 'react';
import type { PaymentOptions } from '#shared/contracts/payments.ts';
import { mpesaPhoneProblem, normalisePhone } from '#shared/phone.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import { useAmountText } from '../screens/amount-text.ts';

interface MpesaFormProps {
  options: PaymentOptions;
  /** The booking's contact phone. It can be changed, since another person may pay. */
  firstPhone: string;
  disabled: boolean;
  busy: boolean;
  /** Why the server refused the phone. */
  error: string | undefined;
  onEdit: () => void;
  /** @param phone +254 and nine digits */
  onSend: (phone: string) => Promise<void>;
}

/** The phone that pays, and how much. */
export function MpesaForm({ options, firstPhone, disabled, busy, error, onEdit, onSend }: MpesaFormProps) {
  const { t } = useTranslation('payments');
  const amountText = useAmountText();
  const { shillings } = useMoney();
  const [text, setText] = useState(normalisePhone(firstPhone) ?? '');
  const [wrong, setWrong] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const phone = normalisePhone(text);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWrong(mpesaPhoneProblem(text));
    if (phone === undefined) return form.current?.querySelector('input')?.focus();
    await onSend(phone);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1">
        <p className="text-s font-semibold">{t('mpesa.amountLabel')}</p>
        <p className="font-display text-l">{amountText(options)}</p>
      </div>
      <TextInput
        label={t('mpesa.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0712 345 678"
        value={text}
        disabled={disabled}
        hint={phone === undefined ? t('mpesa.phoneHint') : t('mpesa.phoneUsed', { phone })}
        error={wrong ?? error}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(undefined);
          onEdit();
        }}
      />
      <p className="max-w-prose text-s text-ink-soft">{t('mpesa.how')}</p>
      <div>
        <Button type="submit" busy={busy} disabled={disabled} className="w-full">
          {busy ? t('processing') : t('mpesa.pay', { amount: shillings(options.amountKes) })}
        </Button>
      </div>
    </form>
  );
}
