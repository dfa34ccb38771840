import { type Dispatch, type SetStateAction, useState } from 'react';
import type { PayoutMethod } from '#shared/contracts/payouts.ts';
import { setPayoutMethodCall } from '#shared/contracts/payouts.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { radioClasses } from '#web/ui/choices.tsx';
import { TextInput } from '#web/ui/inputs.tsx';

const nothing = {
  channel: 'mpesa' as 'mpesa' | 'bank',
  ...{
    phoneNumber: '',
    phoneAgain: '',
    bankName: '',
    branchCode: '',
    accountName: '',
    accountNumber: '',
    accountAgain: '',
  },
};
type Typed = typeof nothing;

const bare = (text: string) => text.replace(/[\s-]/g, '');
/** A phone number is written as 0712 345 678 or as +254 712 345 678. */
const subscriberOf = (text: string) => bare(text).replace(/^\+?254|^0/, '');

/** What is typed for a payout method: the number twice, since a mistyped one sends money to a stranger. */
export function usePayoutMethod() {
  const { t } = useTranslation('payout-method');
  const [typed, setTyped] = useState(nothing);
  const { channel, phoneNumber, bankName, branchCode, accountName, accountNumber } = typed;
  /** @returns messages by field, of what the server cannot see */
  const check = (): Record<string, string> => {
    const isSame =
      channel === 'mpesa'
        ? subscriberOf(phoneNumber) === subscriberOf(typed.phoneAgain)
        : bare(accountNumber) === bare(typed.accountAgain);
    return isSame ? {} : { [channel === 'mpesa' ? 'phoneAgain' : 'accountAgain']: t('differs') };
  };
  const send = (providerId: string): Promise<PayoutMethod> =>
    api(setPayoutMethodCall, {
      query: { providerId },
      body:
        channel === 'mpesa'
          ? { channel, phoneNumber }
          : { channel, bankName, accountName, accountNumber, ...(branchCode && { branchCode }) },
    });
  const isTyped = Object.entries(typed).some(([name, value]) => name !== 'channel' && value !== '');
  return { typed, setTyped, isTyped, forget: () => setTyped(nothing), check, send };
}

interface PayoutFieldsProps {
  typed: Typed;
  setTyped: Dispatch<SetStateAction<Typed>>;
  /** Messages by field. */
  problems: Record<string, string>;
  onEdit: () => void;
}

/** M-Pesa or a bank account, with the fields of the chosen one: in the application and in the settings. */
export function PayoutFields({ typed, setTyped, problems, onEdit }: PayoutFieldsProps) {
  const { t } = useTranslation('payout-method');
  const field = (name: Exclude<keyof Typed, 'channel'>) => ({
    name,
    value: typed[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      onEdit();
    },
  });
  const channels = { mpesa: t('mpesa'), bank: t('bank') };
  return (
    <>
      <fieldset className="flex flex-wrap gap-3">
        <legend className="sr-only">{t('how')}</legend>
        {(['mpesa', 'bank'] as const).map((channel) => (
          <label
            key={channel}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-m border border-line-strong bg-surface px-4 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name="channel"
              value={channel}
              checked={typed.channel === channel}
              onChange={() => {
                setTyped({ ...typed, channel });
                onEdit();
              }}
              className={radioClasses}
            />
            <span className="font-semibold">{channels[channel]}</span>
          </label>
        ))}
      </fieldset>
      {typed.channel === 'mpesa' ? (
        <div className="grid max-w-2xl gap-5 sm:grid-cols-2">
          <TextInput
            required
            type="tel"
            autoComplete="tel"
            label={t('phone')}
            hint={t('phoneHint')}
            {...field('phoneNumber')}
          />
          <TextInput required type="tel" autoComplete="off" label={t('phoneAgain')} {...field('phoneAgain')} />
          <p className="text-s text-ink-soft sm:col-span-2">{t('limit')}</p>
        </div>
      ) : (
        <div className="grid max-w-2xl gap-5 sm:grid-cols-2">
          <TextInput required maxLength={80} label={t('bankName')} {...field('bankName')} />
          <TextInput optional maxLength={20} label={t('branch')} {...field('branchCode')} />
          <TextInput
            required
            maxLength={80}
            className="sm:col-span-2"
            label={t('accountName')}
            {...field('accountName')}
          />
          <TextInput required inputMode="numeric" autoComplete="off" label={t('account')} {...field('accountNumber')} />
          <TextInput
            required
            inputMode="numeric"
            autoComplete="off"
            label={t('accountAgain')}
            {...field('accountAgain')}
          />
        </div>
      )}
    </>
  );
}
