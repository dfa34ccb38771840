import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { loginCall } from '#shared/contracts/accounts.ts';
import { api } from '#web/lib/api.ts';
import { lazyResolver, showFieldProblems } from '#web/lib/form.ts';
import { useHydrated } from '#web/lib/hydration.ts';
import { signIn } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { PasswordInput, TextInput } from '#web/ui/inputs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { bindField } from './form-parts/bind-field.ts';
import { DemoAccounts } from './form-parts/demo-accounts.tsx';
import { LoginProblem } from './form-parts/login-problem.tsx';
import { NeedsJavaScript } from './form-parts/needs-javascript.tsx';

const { resolver, prepare } = lazyResolver({
  load: async () => (await import('#shared/contracts/accounts.schemas.ts')).LoginRequest,
});

/** Signs in; the page then leaves by itself. @param below shown under the form */
export function LoginForm({ below }: { below?: ReactNode }) {
  const { t } = useTranslation('accounts');
  const hydrated = useHydrated();
  const [problem, setProblem] = useState<unknown>();
  // Until the page has left, a second press must not sign in again.
  const [done, setDone] = useState(false);
  const form = useForm({
    resolver,
    reValidateMode: 'onSubmit',
    defaultValues: { email: '', password: '', remember: true },
  });
  const field = bindField(form);
  const send = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      const session = await api(loginCall, { body: values, ownSignIn: true });
      setDone(true);
      signIn({ ...session, remember: values.remember });
      toast.success(t('login.done'));
    } catch (refused) {
      if (!showFieldProblems(form, refused)) setProblem(refused);
    }
  });
  const fillIn = (account: { email: string; password: string }) => {
    form.setValue('email', account.email);
    form.setValue('password', account.password);
    form.clearErrors();
    setProblem(undefined);
  };
  return (
    <div className="grid gap-8">
      <form method="post" onSubmit={send} onFocus={prepare} noValidate className="grid gap-4">
        <NeedsJavaScript />
        <TextInput type="email" autoComplete="username" required label={t('email')} {...field('email')} />
        <PasswordInput autoComplete="current-password" required label={t('password')} {...field('password')} />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox label={t('login.remember')} {...field('remember')} />
          <TextLink to="/forgot-password" className="inline-flex min-h-11 items-center">
            {t('login.forgot')}
          </TextLink>
        </div>
        <Button type="submit" disabled={!hydrated} busy={form.formState.isSubmitting || done}>
          {t('login.submit')}
        </Button>
        {problem !== undefined && <LoginProblem problem={problem} />}
      </form>
      {below}
      <DemoAccounts onChoose={fillIn} />
    </div>
  );
}
