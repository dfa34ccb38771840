import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openDaysCall } from '#shared/contracts/provider-calendar.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { api } from '#web/lib/api.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { News } from '#web/ui/news.tsx';
import type { OpenedDrawer } from '../days/days-drawer.tsx';
import type { Span } from '../month/days-panel.tsx';
import { callsThatShowBlocks } from '../queries.ts';

/** Says what opening the chosen days means before it is done. */
export function OpenDialog({ service, span, open, onClose, onDone, returnTo }: OpenedDrawer) {
  const { t } = useTranslation('provider-calendar');
  // They stay as they were when the dialog was opened.
  const [days] = useState(span);
  const { openDays, busy, notice } = useOpenDays(service, (opened) => {
    onDone(opened);
    onClose();
  });
  if (!days) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || busy || onClose()}
      title={t('opening.title')}
      description={t('opening.text')}
      returnTo={returnTo}
    >
      <div className="mt-4 grid gap-4">
        <p className="font-semibold">
          <DateSpan start={days.startDate} end={days.endDate} />
        </p>
        {notice !== undefined && <News tone="danger">{notice}</News>}
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void openDays(days)} className="max-sm:flex-auto">
            {t('opening.confirm')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose} className="max-sm:flex-auto">
            {t('keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Opens days once, however often the request is sent, and says what still takes places on them. */
function useOpenDays(service: string, onDone: (span: Span) => void) {
  const { t } = useTranslation('provider-calendar');
  const { providerId } = useMember();
  const textOf = useProblemText();
  const queries = useQueryClient();
  const [key] = useState(() => createIdempotencyKey());
  const { busy, run } = useOneAtATime();
  const [notice, setNotice] = useState<string>();
  const readAnew = () =>
    Promise.all(callsThatShowBlocks.map(({ method, path }) => queries.invalidateQueries({ queryKey: [method, path] })));
  const openDays = ({ startDate, endDate }: Span) =>
    run(async () => {
      setNotice(undefined);
      const input = { params: { id: service }, query: { providerId }, body: { startDate, endDate } };
      try {
        const { closedBy } = await api(openDaysCall, { ...input, idempotencyKey: key.keyFor(input) });
        key.decided();
        // Before the dialog closes, so that the focus does not go to a button that is about to go.
        await readAnew();
        if (closedBy.includes('import')) toast.info(t('opening.stillImport'));
        else if (closedBy.includes('time_off')) toast.info(t('opening.stillTimeOff'));
        else toast.success(t('opening.done'));
        onDone({ startDate, endDate });
      } catch (problem) {
        if (isDecided(problem)) key.decided();
        setNotice(textOf(problem));
        void readAnew();
      }
    });
  return { openDays, busy, notice };
}
