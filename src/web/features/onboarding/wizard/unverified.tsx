import { useEffect, useState } from 'react';
import { sendOwnVerificationCall } from '#shared/contracts/account-changes.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { refreshAccount } from '../queries.ts';

/** That the applicant's address is not confirmed, with the button that sends the letter again; nothing where it is. */
export default function Unverified() {
  const { t } = useTranslation('application');
  const { user } = useSession();
  // The address may have been confirmed in another tab meanwhile.
  useEffect(() => void refreshAccount(), []);
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!user || user.emailVerified) return null;
  const { email } = user;
  const send = () =>
    run(async () => {
      setFailure(undefined);
      try {
        await api(sendOwnVerificationCall, {});
        setSent(true);
      } catch (problem) {
        setFailure(textOf(problem));
      }
    });
  return (
    <Notice tone="warning" still title={t('unverified.title')}>
      <p className="wrap-anywhere">{t('unverified.text', { email })}</p>
      <p role="status" className="font-semibold wrap-anywhere">
        {sent && t('unverified.sent', { email })}
      </p>
      {failure && <p role="alert">{failure}</p>}
      <Button kind="quiet" busy={busy} onClick={() => void send()} className="mt-2">
        {t('unverified.again')}
      </Button>
    </Notice>
  );
}
