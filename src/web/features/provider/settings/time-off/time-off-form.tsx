import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { takeTimeOffCall } from '#shared/contracts/provider-time-off.ts';
import { addDays, addMonths, isCalendarDate, today } from '#shared/dates.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { timeOffLimits } from '#shared/time-off-limits.ts';
import { api } from '#web/lib/api.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { News } from '#web/ui/news.tsx';
import { consequencesQuery } from '../../queries.ts';
import { useMember } from '../../use-member.ts';
import { Consequences } from './consequences.tsx';
import { useTimeOffChange } from './use-change.ts';

/** Asks from when until when, shows what stands on these days, and takes time off. */
export function TimeOffForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('provider-time-off');
  const { providerId } = useMember();
  const textOf = useProblemText();
  const now = today(pageClock);
  const latest = addMonths(now, MONTHS_AHEAD);
  const [{ startDate, endDate, reason }, setValues] = useState({ startDate: '', endDate: '', reason: '' });
  const [tried, setTried] = useState(false);
  const { busy, problem, setProblem, change } = useTimeOffChange();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The button that opened the form is gone.
    form.current?.querySelector('input')?.focus();
  }, []);
  const start = isCalendarDate(startDate) ? startDate : undefined;
  const end = isCalendarDate(endDate) ? endDate : undefined;
  const longest = start && addDays(start, timeOffLimits.days - 1);
  const wrong = {
    start: start && start < now ? t('first.past') : undefined,
    end:
      start && end && end < start
        ? t('last.early')
        : longest && end && end > longest
          ? t('last.long', timeOffLimits)
          : undefined,
  };
  const span = start && end && !wrong.start && !wrong.end ? { startDate: start, endDate: end } : undefined;
  const missing = (day: string | undefined) => (tried && !day ? t('days.missing') : undefined);
  const asked = useQuery({ ...consequencesQuery(providerId, span), enabled: span !== undefined });
  const set = (values: { startDate?: string; endDate?: string; reason?: string }) => {
    setValues((before) => ({ ...before, ...values }));
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!span) return;
    void change(() => api(takeTimeOffCall, { query: { providerId }, body: { ...span, reason } }), {
      text: t('taken'),
      onDone,
    });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <LeaveQuestion asks={!busy && reason.trim() !== ''} />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          required
          label={t('first')}
          error={wrong.start ?? missing(start)}
          value={startDate}
          onChange={(text) => set({ startDate: text })}
          {...{ today: now, min: now, max: latest }}
        />
        <DateField
          required
          label={t('last')}
          error={wrong.end ?? missing(end)}
          value={endDate}
          onChange={(text) => set({ endDate: text })}
          {...{ today: start ?? now, min: start ?? now, max: longest && longest < latest ? longest : latest }}
        />
      </div>
      <TextInput
        optional
        autoComplete="off"
        label={t('reason')}
        hint={t('reason.hint')}
        maxLength={timeOffLimits.reasonLength}
        value={reason}
        onChange={({ target }) => set({ reason: target.value })}
      />
      <div role="status">
        {asked.data ? <Consequences found={asked.data} /> : span && asked.isPending && <p>{t('looking')}</p>}
      </div>
      {asked.error !== null && span && <News tone="danger">{textOf(asked.error)}</News>}
      {problem !== undefined && <News tone="danger">{problem}</News>}
      <div className="flex flex-wrap gap-3">
        {/* Not before what stands on these days is known. */}
        <Button type="submit" busy={busy || (span !== undefined && asked.isPending)} className="max-sm:flex-auto">
          {t('take')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onDone} className="max-sm:flex-auto">
          {t('keep')}
        </Button>
      </div>
    </form>
  );
}
