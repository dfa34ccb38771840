import { createFileLinkCall } from '#shared/contracts/bookings.ts';
import { bankListPath } from '#shared/contracts/payouts.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';

/** Long enough for the file to begin to arrive, so that a second press does not load it twice. */
const opensWithinMs = 1_500;

/** The transfers that the bank is to make, as a file; it is asked for with a recent sign-in, and recorded. */
export function BankList() {
  const { t } = useTranslation('admin-payouts');
  const textOf = useProblemText();
  const again = useSignInAgain();
  const { busy, run } = useOneAtATime();
  const open = () =>
    run(async () => {
      try {
        const link = await again.run(() => api(createFileLinkCall, { body: { path: bankListPath } }));
        if (!link) return;
        window.location.assign(link.url);
        await new Promise((resolve) => setTimeout(resolve, opensWithinMs));
      } catch (problem) {
        toast.error(textOf(problem));
      }
    });
  return (
    <section className="grid justify-items-start gap-2">
      <Button kind="quiet" busy={busy} onClick={() => void open()}>
        {t('bankList')}
      </Button>
      <p className="max-w-prose text-s text-ink-soft">{t('bankList.text')}</p>
      {again.dialog}
    </section>
  );
}
