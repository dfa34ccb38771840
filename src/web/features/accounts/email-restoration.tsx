import { type FormEvent, useState } from 'react';
import { restoreEmailCall } from '#shared/contracts/account-changes.ts';
import { addresses } from '#web/lib/addresses.ts';
import { api } from '#web/lib/api.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { PasswordInput } from '#web/ui/inputs.tsx';
import { AccountPage } from './account-page.tsx';
import { BadLink } from './email-verification.tsx';

/** What the link in the letter to an old address opens: a new password restores the address. */
export function EmailRestoration({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const [outcome, setOutcome] = useState<'done' | 'bad'>();
  if (outcome === 'bad') return <BadLink />;
  if (outcome === 'done') {
    return (
      <AccountPage title={t('restore.doneTitle')}>
        <div>
          <LinkButton to={addresses.login}>{t('verify.toLogin')}</LinkButton>
        </div>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('restore.title')} text={t('restore.text')}>
      <RestoreForm token={token} onEnd={setOutcome} />
    </AccountPage>
  );
}

/** One field, which the server checks, so that this page needs none of what larger forms load. */
function RestoreForm({ token, onEnd }: { token: string; onEnd: (outcome: 'done' | 'bad') => void }) {
  const { t } = useTranslation('accounts');
  const textOf = useProblemText();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await api(restoreEmailCall, { body: { token, password } });
      onEnd('done');
    } catch (refused) {
      if (refused instanceof Problem && refused.code === 'not_found') onEnd('bad');
      else setProblem(refused);
    } finally {
      setBusy(false);
    }
  };
  const message = problem instanceof Problem ? problem.fields.password : undefined;
  return (
    <form method="post" onSubmit={send} noValidate className="grid gap-5">
      <PasswordInput
        autoComplete="new-password"
        required
        label={t('password')}
        error={message === undefined ? undefined : { message }}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" busy={busy}>
        {t('restore.title')}
      </Button>
      {problem !== undefined && message === undefined && <Notice tone="danger">{textOf(problem)}</Notice>}
    </form>
  );
}
