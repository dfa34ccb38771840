import { useState } from 'react';
import { sendOwnVerificationCall } from '#shared/contracts/account-changes.ts';
import { meCall } from '#shared/contracts/accounts.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { updateUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';

/** Sends the letter that verifies the person's address once more, and says what became of it. */
export function SendAgain({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = () =>
    run(async () => {
      setFailure(undefined);
      setSent(false);
      try {
        await api(sendOwnVerificationCall, {});
        setSent(true);
      } catch (problem) {
        setFailure(textOf(problem));
        // It was verified elsewhere, in another tab or on a phone.
        if (problem instanceof Problem && problem.code === 'email_verified') await takeFresh();
      }
    });
  return (
    <div className="grid justify-items-start gap-2">
      <Button kind="quiet" busy={busy} onClick={() => void send()}>
        {t('profile.sendAgain')}
      </Button>
      <p role="status" className="text-s wrap-anywhere">
        {sent && t('profile.sentAgain', { email })}
      </p>
      {failure && (
        <p role="alert" className="text-s text-danger">
          {failure}
        </p>
      )}
    </div>
  );
}

/** The page then says that the address is verified. If that fails, a reload shows it. */
async function takeFresh(): Promise<void> {
  const fresh = await api(meCall, {}).catch(() => undefined);
  if (fresh) updateUser(fresh.user);
}
