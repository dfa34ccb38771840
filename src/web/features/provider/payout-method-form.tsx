import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { getEarningsCall, setPayoutMethodCall } from '#shared/contracts/payouts.ts';
import { getProviderOverviewCall } from '#shared/contracts/provider-overview.ts';
import type { PayoutChannel } from '#shared/payment-methods.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { api } from '#web/lib/api.ts';
import { lazyResolver, showProblem } from '#web/lib/form.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { radioClasses } from '#web/ui/choices.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { payoutMethodQuery } from './money-queries.ts';
import { useMember } from './use-member.ts';

const { resolver, prepare } = lazyResolver({
  load: async () => (await import('#shared/contracts/payouts.schemas.ts')).PayoutMethodForm,
});

interface PayoutMethodFormProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Sets where payouts go: a phone or a bank account. It asks for the password where the last sign-in is too old. */
export function PayoutMethodForm({ onDone, onCancel }: PayoutMethodFormProps) {
  const { t } = useTranslation('provider-settings');
  const { providerId } = useMember();
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const again = useSignInAgain();
  const [notice, setNotice] = useState<FailureWords>();
  const form = usePayoutForm();
  const send = form.handleSubmit(async (body) => {
    setNotice(undefined);
    try {
      const query = { providerId };
      const saved = await again.run(() => api(setPayoutMethodCall, { query, body }));
      if (!saved) return;
      queries.setQueryData(payoutMethodQuery(providerId).queryKey, saved);
      outdate(queries, getEarningsCall, getProviderOverviewCall);
      toast.success(t('method.saved'));
      onDone();
    } catch (problem) {
      setNotice(showProblem(form, problem, wordsFor(problem, t('method.failed'))));
    }
  });
  return (
    <>
      <form onSubmit={send} onFocus={prepare} noValidate className="grid grid-cols-1 gap-5">
        <Channel form={form} />
        <Destination form={form} />
        <p className="text-s text-ink-soft">{t('method.letter')}</p>
        {notice && (
          <Notice tone="danger" title={notice.title}>
            {notice.text}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.formState.isSubmitting}>
            {t('method.save')}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {t('method.cancel')}
          </Button>
        </div>
      </form>
      {again.dialog}
    </>
  );
}

const empty: { channel: PayoutChannel } & Record<
  'phoneNumber' | 'bankName' | 'branchCode' | 'accountName' | 'accountNumber',
  string
> = { channel: 'mpesa', phoneNumber: '', bankName: '', branchCode: '', accountName: '', accountNumber: '' };

const usePayoutForm = () => useForm({ resolver, reValidateMode: 'onSubmit', defaultValues: empty });

interface PartProps {
  form: ReturnType<typeof usePayoutForm>;
}

const channels = [
  { value: 'mpesa', icon: 'phone' },
  { value: 'bank', icon: 'card' },
] as const;

function Channel({ form }: PartProps) {
  const { t } = useTranslation('provider-settings');
  return (
    <fieldset>
      <legend className="mb-2 text-s font-semibold">{t('method.how')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {channels.map(({ value, icon }) => (
          <label
            key={value}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-m border border-line-strong bg-surface px-4 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input type="radio" value={value} className={radioClasses} {...form.register('channel')} />
            <span className="flex-1 font-semibold">{t(`method.${value}`)}</span>
            <Icon name={icon} className="size-6 text-ink-soft" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Destination({ form }: PartProps) {
  const { t } = useTranslation('provider-settings');
  const channel = useWatch({ control: form.control, name: 'channel' });
  const field = (name: 'phoneNumber' | 'bankName' | 'branchCode' | 'accountName' | 'accountNumber') => ({
    error: form.getFieldState(name, form.formState).error,
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  });
  if (channel === 'mpesa') {
    return (
      <div className="grid gap-2">
        <TextInput
          type="tel"
          autoComplete="tel"
          required
          label={t('method.phone')}
          hint={t('method.phoneHint')}
          {...field('phoneNumber')}
        />
        <p className="text-s text-ink-soft">{t('method.limit')}</p>
      </div>
    );
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput required label={t('method.bankName')} {...field('bankName')} />
      <TextInput optional label={t('method.branchCode')} {...field('branchCode')} />
      <TextInput required autoComplete="off" label={t('method.accountName')} {...field('accountName')} />
      <TextInput
        required
        inputMode="numeric"
        autoComplete="off"
        label={t('method.accountNumber')}
        {...field('accountNumber')}
      />
    </div>
  );
}
