import { useState } from 'react';
import { forgotPasswordCall } from '#shared/contracts/account-changes.ts';
import { addresses } from '#web/lib/addresses.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AccountPage } from './account-page.tsx';
import { OneFieldForm } from './form-parts/one-field-form.tsx';

/** Asks for the address to which the link for a new password is mailed, and says that it was. */
export function ForgottenPassword() {
  const { t } = useTranslation('accounts');
  const [sentTo, setSentTo] = useState<string>();
  const back = (
    <p>
      <TextLink to={addresses.login} className="inline-flex min-h-11 items-center">
        {t('forgot.back')}
      </TextLink>
    </p>
  );
  if (sentTo !== undefined) {
    return (
      <AccountPage title={t('forgot.sentTitle')} text={t('forgot.sentText', { email: sentTo })}>
        <div className="grid gap-5">
          <p>{t('forgot.sentHint')}</p>
          <div>
            <Button kind="quiet" onClick={() => setSentTo(undefined)}>
              {t('forgot.other')}
            </Button>
          </div>
          {back}
        </div>
      </AccountPage>
    );
  }
  const send = async (typed: string) => {
    const email = typed.trim();
    await api(forgotPasswordCall, { body: { email } });
    setSentTo(email);
  };
  return (
    <AccountPage title={t('forgot.title')} text={t('forgot.text')}>
      <OneFieldForm name="email" button={t('forgot.send')} send={send}>
        {(field) => <TextInput type="email" autoComplete="username" required label={t('email')} {...field} />}
      </OneFieldForm>
      {back}
    </AccountPage>
  );
}
