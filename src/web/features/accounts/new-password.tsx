import { useState } from 'react';
import { resetPasswordCall } from '#shared/contracts/account-changes.ts';
import { addresses } from '#web/lib/addresses.ts';
import { api } from '#web/lib/api.ts';
import { Problem } from '#web/lib/problem.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PasswordInput } from '#web/ui/inputs.tsx';
import { AccountPage } from './account-page.tsx';
import { OneFieldForm } from './form-parts/one-field-form.tsx';

/** What the link in the letter opens: a field for the new password. */
export function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const [outcome, setOutcome] = useState<'done' | 'bad'>();
  if (outcome === 'bad') {
    return (
      <AccountPage title={t('verify.badTitle')} text={t('reset.badText')}>
        <div>
          <LinkButton to="/forgot-password" search={{}}>
            {t('reset.again')}
          </LinkButton>
        </div>
      </AccountPage>
    );
  }
  if (outcome === 'done') {
    return (
      <AccountPage title={t('reset.doneTitle')} text={t('reset.doneText')}>
        <div>
          <LinkButton to={addresses.login}>{t('verify.toLogin')}</LinkButton>
        </div>
      </AccountPage>
    );
  }
  const send = async (password: string) => {
    try {
      await api(resetPasswordCall, { body: { token, password } });
      setOutcome('done');
    } catch (refused) {
      if (!(refused instanceof Problem) || refused.code !== 'not_found') throw refused;
      setOutcome('bad');
    }
  };
  return (
    <AccountPage title={t('reset.title')} text={t('reset.text')}>
      <OneFieldForm name="password" button={t('reset.save')} send={send}>
        {(field) => <PasswordInput autoComplete="new-password" required label={t('reset.password')} {...field} />}
      </OneFieldForm>
    </AccountPage>
  );
}
