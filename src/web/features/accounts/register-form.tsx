import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { registerCall } from '#shared/contracts/accounts.ts';
import { api } from '#web/lib/api.ts';
import { lazyResolver, showProblem } from '#web/lib/form.ts';
import { useHydrated } from '#web/lib/hydration.ts';
import { keepNewAccount } from '#web/lib/new-account.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { signIn } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { PasswordInput, TextInput } from '#web/ui/inputs.tsx';
import type { firstAnswers } from './first-answers.ts';
import { AccountType } from './form-parts/account-type.tsx';
import { bindField } from './form-parts/bind-field.ts';
import { NeedsJavaScript } from './form-parts/needs-javascript.tsx';
import { StrengthMeter } from './form-parts/strength-meter.tsx';
import { TermsLabel } from './form-parts/terms-label.tsx';

const { resolver, prepare } = lazyResolver({
  load: async () => (await import('#shared/contracts/accounts.schemas.ts')).RegisterForm,
  checkWithoutSchema: ({ password, confirmPassword, terms }) => ({
    ...(confirmPassword !== password && { confirmPassword: 'passwords_differ' }),
    ...(!terms && { terms: 'terms_missing' }),
  }),
});

interface RegisterFormProps {
  /** The words behind which the type of the account is chosen; without them it is asked at once. */
  provider: string | undefined;
  first: ReturnType<typeof firstAnswers>;
}

/** Creates an account and signs in; the page then leaves by itself. */
export function RegisterForm({ provider, first }: RegisterFormProps) {
  const { t } = useTranslation('accounts');
  const hydrated = useHydrated();
  const wordsFor = useFailureWords();
  const form = useForm({
    resolver,
    reValidateMode: 'onSubmit',
    defaultValues: first,
  });
  const field = bindField(form);
  const [notice, setNotice] = useState<FailureWords>();
  const password = useWatch({ control: form.control, name: 'password', defaultValue: '' });
  const send = form.handleSubmit(async ({ confirmPassword: _, terms: __, ...person }) => {
    setNotice(undefined);
    try {
      const session = await api(registerCall, { body: person, ownSignIn: true });
      signIn({ ...session, remember: true });
      keepNewAccount(session.user);
      toast.success(t('register.done'));
    } catch (problem) {
      setNotice(showProblem(form, problem, wordsFor(problem, t('register.failed'))));
    }
  });
  const accountType = <AccountType {...form.register('role')} />;
  return (
    <form method="post" onSubmit={send} onFocus={prepare} noValidate className="grid gap-5">
      <NeedsJavaScript />
      <TextInput autoComplete="name" required label={t('fullName')} {...field('name')} />
      <TextInput type="email" autoComplete="email" required label={t('email')} {...field('email')} />
      <TextInput
        type="tel"
        autoComplete="tel"
        optional
        label={t('phone')}
        hint={t('phoneHint')}
        placeholder="0712 345 678"
        {...field('phone')}
      />
      {provider ? (
        <details>
          <summary className="py-2.5 text-s">{provider}</summary>
          {accountType}
        </details>
      ) : (
        accountType
      )}
      <div>
        <PasswordInput autoComplete="new-password" required label={t('password')} {...field('password')} />
        <StrengthMeter password={password} />
      </div>
      <PasswordInput
        autoComplete="new-password"
        required
        label={t('register.confirmPassword')}
        {...field('confirmPassword')}
      />
      <Checkbox required label={<TermsLabel />} {...field('terms')} />
      <Button type="submit" disabled={!hydrated} busy={form.formState.isSubmitting}>
        {t('register.submit')}
      </Button>
      {notice && (
        <Notice tone="danger" title={notice.title}>
          {notice.text}
        </Notice>
      )}
    </form>
  );
}
