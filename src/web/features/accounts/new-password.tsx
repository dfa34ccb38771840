import { checkResetCall, resetPasswordCall } from '#shared/contracts/account-changes.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { AskAgain, PasswordByLink } from './form-parts/password-by-link.tsx';

/** What the link in the letter opens: a field for the new password. */
export function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  return (
    <PasswordByLink
      title={t('reset.title')}
      text={t('reset.text')}
      label={t('reset.password')}
      button={t('reset.save')}
      works={async () => (await api(checkResetCall, { body: { token } })).works}
      send={(password) => api(resetPasswordCall, { body: { token, password } })}
      done={{ title: t('reset.doneTitle'), text: t('reset.doneText') }}
      bad={<AskAgain text={t('reset.badText')} />}
    />
  );
}
