import { restoreEmailCall } from '#shared/contracts/account-changes.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BadLink } from './email-verification.tsx';
import { PasswordByLink } from './form-parts/password-by-link.tsx';

/** What the link in the letter to an old address opens: a new password restores the address. */
export function EmailRestoration({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  return (
    <PasswordByLink
      title={t('restore.title')}
      text={t('restore.text')}
      label={t('password')}
      button={t('restore.title')}
      send={(password) => api(restoreEmailCall, { body: { token, password } })}
      done={{ title: t('restore.doneTitle') }}
      bad={<BadLink />}
    />
  );
}
