import { useState } from 'react';
import { forgotPasswordCall } from '#shared/contracts/account-changes.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

/** For somebody without a password: a letter with the link by which they set one. */
export function FirstPassword({ email }: { email: string }) {
  const { t } = useTranslation('security');
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const [sent, setSent] = useState(false);
  const send = () =>
    run(async () => {
      try {
        await api(forgotPasswordCall, { body: { email } });
        setSent(true);
      } catch (problem) {
        toast.error(textOf(problem));
      }
    });
  return (
    <section aria-labelledby="first-password" className="grid grid-cols-1 gap-6">
      <h2 id="first-password" className="text-l">
        {t('first.title')}
      </h2>
      <p className="max-w-prose">{t('first.text')}</p>
      <div>
        <Button busy={busy} onClick={() => void send()}>
          {t('first.send')}
        </Button>
      </div>
      {sent && <Notice tone="success">{t('first.sent')}</Notice>}
    </section>
  );
}
