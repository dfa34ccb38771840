import { lazy, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { loginCall, type User } from '#shared/contracts/accounts.ts';
import { api } from '#web/lib/api.ts';
import { lazyResolver, showFieldProblems } from '#web/lib/form.ts';
import { useHydrated } from '#web/lib/hydration.ts';
import { Problem } from '#web/lib/problem.ts';
import { signIn } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { PasswordInput, TextInput } from '#web/ui/inputs.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { bindField } from './form-parts/bind-field.ts';
import { DemoAccounts } from './form-parts/demo-accounts.tsx';
import { LoginProblem } from './form-parts/login-problem.tsx';
import { NeedsJavaScript } from './form-parts/needs-javascript.tsx';
import { SessionEnded } from './form-parts/session-ended.tsx';
import { LateElsewhere } from './late-elsewhere.ts';

const CodeStep = lazy(() => import('./form-parts/code-step.tsx'));

const { resolver, prepare } = lazyResolver({
  load: async () => (await import('#shared/contracts/accounts.schemas.ts')).LoginRequest,
});

interface LoginFormProps {
  /** The page to return to. */
  redirect: string | undefined;
  /** Shown under the form. */
  children: ReactNode;
}

/** Signs in, by a password or another way, for as long as the person chooses; the page then leaves by itself. */
export function LoginForm({ redirect, children }: LoginFormProps) {
  const { t } = useTranslation('accounts');
  const hydrated = useHydrated();
  const [problem, setProblem] = useState<unknown>();
  // Until the page has left, a second press must not sign in again.
  const [done, setDone] = useState(false);
  /** With which the code is sent that is asked for after the password. */
  const [challenge, setChallenge] = useState<string>();
  const form = useForm({
    resolver,
    reValidateMode: 'onSubmit',
    defaultValues: { email: '', password: '', remember: true },
  });
  const field = bindField(form);
  const remember = form.watch('remember') as boolean;
  const finish = (session: { token: string; user: User }) => {
    setDone(true);
    signIn({ ...session, remember });
    toast.success(t('login.done'));
  };
  const send = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      finish(await api(loginCall, { body: values, ownSignIn: true }));
    } catch (refused) {
      if (refused instanceof Problem && refused.code === 'second_factor_required')
        setChallenge(String(refused.extra.challenge));
      else if (!showFieldProblems(form, refused)) setProblem(refused);
    }
  });
  const fillIn = ({ email, password }: { email: string; password: string }) => {
    form.reset({ email, password, remember });
    setProblem(undefined);
  };
  if (challenge) {
    const onBack = (refused?: Problem) => {
      setChallenge(undefined);
      setProblem(refused);
    };
    return (
      <LazyPart>
        <CodeStep {...{ challenge, onBack }} onSession={finish} />
      </LazyPart>
    );
  }
  return (
    <div className="grid gap-8">
      <SessionEnded />
      <form method="post" onSubmit={send} onFocus={prepare} noValidate className="grid gap-4">
        <NeedsJavaScript />
        <TextInput type="email" autoComplete="username webauthn" required label={t('email')} {...field('email')} />
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
      <LateElsewhere {...{ redirect, remember }} passkey />
      {children}
      <DemoAccounts onChoose={fillIn} />
    </div>
  );
}
