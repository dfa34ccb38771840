import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { addresses } from '#web/lib/addresses.ts';
import { Problem } from '#web/lib/problem.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PasswordInput } from '#web/ui/inputs.tsx';
import { AccountPage } from '../account-page.tsx';
import { OneFieldForm } from './one-field-form.tsx';

interface PasswordByLinkProps {
  title: string;
  text: string;
  /** What happens, above the field. */
  about?: ReactNode;
  label: string;
  button: string;
  /** Asks whether the link still works, before anything is typed; absent: that is found out when it is sent. */
  works?: () => Promise<boolean>;
  send: (password: string) => Promise<unknown>;
  done: { title: string; text?: string };
  /** Shown where the link works no more. */
  bad: ReactNode;
}

/** What a link in a letter opens: a field for a new password, and then the way to sign in with it. */
export function PasswordByLink({ title, text, about, label, button, works, send, done, bad }: PasswordByLinkProps) {
  const { t } = useTranslation('accounts');
  const [outcome, setOutcome] = useState<'done' | 'bad'>();
  useEffect(() => {
    if (outcome) showTitle();
  }, [outcome]);
  const tellIfBad = useEffectEvent(async () => {
    // What else goes wrong is said when the password is sent.
    if (works && !(await works().catch(() => true))) setOutcome('bad');
  });
  useEffect(() => void tellIfBad(), []);
  if (outcome === 'bad') return bad;
  if (outcome === 'done') {
    return (
      <AccountPage {...done}>
        <div>
          <LinkButton to={addresses.login}>{t('verify.toLogin')}</LinkButton>
        </div>
      </AccountPage>
    );
  }
  const sendOrTell = async (password: string) => {
    try {
      await send(password);
      setOutcome('done');
    } catch (refused) {
      if (!(refused instanceof Problem) || refused.code !== 'not_found') throw refused;
      setOutcome('bad');
    }
  };
  return (
    <AccountPage title={title} text={text}>
      {about}
      <OneFieldForm name="password" button={button} send={sendOrTell}>
        {(field) => <PasswordInput autoComplete="new-password" required label={label} {...field} />}
      </OneFieldForm>
    </AccountPage>
  );
}

/** As on a new page: the button that was pressed, and had the focus, is gone. */
function showTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus();
  window.scrollTo(0, 0);
}

/** The link works no more, and how to choose a new password all the same. */
export function AskAgain({ text }: { text: string }) {
  const { t } = useTranslation('accounts');
  return (
    <AccountPage title={t('verify.badTitle')} text={text}>
      <div>
        <LinkButton to="/forgot-password" search={{}}>
          {t('reset.again')}
        </LinkButton>
      </div>
    </AccountPage>
  );
}
