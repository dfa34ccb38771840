import { useQuery } from '@tanstack/react-query';
import { createFileLinkCall } from '#shared/contracts/bookings.ts';
import { type BankListState, bankListPath } from '#shared/contracts/payouts.ts';
import { formatInstant } from '#shared/dates.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { bankListQuery } from '../money-queries.ts';

/** Long enough for the file to begin to arrive, so that a second press does not load it twice. */
const opensWithinMs = 1_500;

/** The transfers that the bank is to make, as a file; it is asked for with a recent sign-in, and recorded. */
export function BankList() {
  const { t } = useTranslation('admin-payouts');
  const textOf = useProblemText();
  const again = useSignInAgain();
  const { busy, run } = useOneAtATime();
  const { data: state, refetch } = useQuery(bankListQuery());
  const open = () =>
    run(async () => {
      try {
        const link = await again.run(() => api(createFileLinkCall, { body: { path: bankListPath } }));
        if (!link) return;
        window.location.assign(link.url);
        await new Promise((resolve) => setTimeout(resolve, opensWithinMs));
        await refetch();
      } catch (problem) {
        toast.error(textOf(problem));
      }
    });
  return (
    <section className="grid justify-items-start gap-2">
      <Button kind="quiet" busy={busy} onClick={() => void open()}>
        {t('bankList')}
      </Button>
      {state && <ListState state={state} />}
      <p className="max-w-prose text-s text-ink-soft">{t('bankList.text')}</p>
      {again.dialog}
    </section>
  );
}

/** How much is on the list, who had it last, and what must not be sent to the bank a second time. */
function ListState({ state: { transfers, noteWaits, downloadedBefore, last } }: { state: BankListState }) {
  const { t } = useTranslation('admin-payouts');
  const lang = useLang();
  return (
    <>
      <p className="max-w-prose">
        {t('bankList.now', { count: transfers })}{' '}
        {last
          ? t('bankList.last', {
              ...{ at: formatInstant(new Date(last.at), lang), count: last.transfers },
              name: last.by?.name ?? '–',
            })
          : t('bankList.never')}
      </p>
      {downloadedBefore > 0 && (
        <Notice tone="warning" still title={t('bankList.before', { count: downloadedBefore })}>
          {t('bankList.before.text')}
        </Notice>
      )}
      {noteWaits > 0 && <p className="max-w-prose text-s">{t('bankList.noteWaits', { count: noteWaits })}</p>}
    </>
  );
}
