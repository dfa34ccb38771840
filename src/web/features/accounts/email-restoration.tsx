import { useState } from 'react';
import { restoreEmailCall } from '#shared/contracts/account-changes.ts';
import { addresses } from '#web/lib/addresses.ts';
import { api } from '#web/lib/api.ts';
import { Problem } from '#web/lib/problem.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PasswordInput } from '#web/ui/inputs.tsx';
import { AccountPage } from './account-page.tsx';
import { BadLink } from './email-verification.tsx';
import { OneFieldForm } from './form-parts/one-field-form.tsx';

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
  const send = async (password: string) => {
    try {
      await api(restoreEmailCall, { body: { token, password } });
      setOutcome('done');
    } catch (refused) {
      if (!(refused instanceof Problem) || refused.code !== 'not_found') throw refused;
      setOutcome('bad');
    }
  };
  return (
    <AccountPage title={t('restore.title')} text={t('restore.text')}>
      <OneFieldForm name="password" button={t('restore.title')} send={send}>
        {(field) => <PasswordInput autoComplete="new-password" required label={t('password')} {...field} />}
      </OneFieldForm>
    </AccountPage>
  );
}
