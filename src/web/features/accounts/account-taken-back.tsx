import { takeBackCall } from '#shared/contracts/account-changes.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { AskAgain, PasswordByLink } from './form-parts/password-by-link.tsx';

/** What the link in the letter that two-step verification is on opens: a new password takes the account back. */
export function AccountTakenBack({ token }: { token: string | undefined }) {
  const { t } = useTranslation('accounts');
  const { t: said } = useTranslation('security');
  const bad = <AskAgain text={said('takeBack.badText')} />;
  if (token === undefined) return bad;
  return (
    <PasswordByLink
      title={said('takeBack.title')}
      text={said('takeBack.text')}
      about={
        <div className="grid gap-2">
          <p>{said('takeBack.happens')}</p>
          <ul className="grid list-disc gap-2 pl-5">
            <li>{said('takeBack.removed')}</li>
            <li>{said('takeBack.signedOut')}</li>
            <li>{said('takeBack.address')}</li>
          </ul>
        </div>
      }
      label={t('reset.password')}
      button={said('takeBack.title')}
      send={(password) => api(takeBackCall, { body: { token, password } })}
      done={{ title: said('takeBack.doneTitle'), text: said('takeBack.doneText') }}
      bad={bad}
    />
  );
}
