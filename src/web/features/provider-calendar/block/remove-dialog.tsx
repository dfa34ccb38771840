import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { type CalendarEntry, listCalendarEntriesCall, removeBlockCall } from '#shared/contracts/provider-calendar.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { News } from '#web/ui/news.tsx';
import { callsThatShowBlocks } from '../queries.ts';

interface RemoveDialogProps {
  entry: CalendarEntry;
  open: boolean;
  onClose: (removed: boolean) => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** Says what removing a block means before it is done. */
export function RemoveDialog({ entry, open, onClose, returnTo }: RemoveDialogProps) {
  const { t } = useTranslation('provider-calendar');
  const textOf = useProblemText();
  const { providerId } = useMember();
  const queries = useQueryClient();
  const { busy, run } = useOneAtATime();
  const [notice, setNotice] = useState<string>();
  const remove = () =>
    run(async () => {
      setNotice(undefined);
      let notFound: Problem | undefined;
      try {
        const params = { id: entry.service.id, blockId: entry.id };
        await api(removeBlockCall, { params, query: { providerId } });
      } catch (problem) {
        if (!(problem instanceof Problem && problem.status === 404)) return setNotice(textOf(problem));
        notFound = problem;
      }
      // Once the entry is gone, so that the focus does not go to its button.
      await Promise.all(
        callsThatShowBlocks.map(({ method, path }) => queries.invalidateQueries({ queryKey: [method, path] })),
      );
      // After a lost answer, or removed by a colleague: where it is gone, that is what was wanted.
      if (notFound && isListed(queries, entry)) return setNotice(textOf(notFound));
      onClose(true);
      toast.success(t('remove.done'));
    });
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted && !busy) onClose(false);
      }}
      title={t('remove.title')}
      description={t('remove.text')}
      returnTo={returnTo}
    >
      <div className="mt-6 grid gap-4">
        {notice !== undefined && <News tone="danger">{notice}</News>}
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void remove()} className="max-sm:flex-auto">
            {t('remove.confirm')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={() => onClose(false)} className="max-sm:flex-auto">
            {t('keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Whether a list that is shown has the block. One that could not be read again still has it. */
function isListed(queries: QueryClient, { id }: CalendarEntry): boolean {
  const { method, path } = listCalendarEntriesCall;
  const lists = queries.getQueriesData<{ items: CalendarEntry[] }>({ queryKey: [method, path], type: 'active' });
  return lists.some(([, data]) => data?.items.some((entry) => entry.kind === 'block' && entry.id === id));
}
