import { useRef, useState } from 'react';
import { createFileLinkCall } from '#shared/contracts/bookings.ts';
import { statementCsvPath, statementPdfPath } from '#shared/contracts/payouts.ts';
import { addMonths, daysBetween, isCalendarDate, today as todayBy } from '#shared/dates.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { addressOf, api } from '#web/lib/api.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField, focusInvalid } from '#web/ui/date-field.tsx';
import { PanelSection } from '../panel-section.tsx';
import { useMember } from '../use-member.ts';

/** Long enough for the file to begin to arrive, so that a second press does not load it twice. */
const opensWithinMs = 1_500;
const daysMost = 366;

interface Days {
  from: string;
  to: string;
}

/** What the server would refuse, which a file cannot say: keys of the namespace `fields`. */
function problemsOf({ from, to }: Days): Partial<Days> {
  if (!isCalendarDate(from)) return { from: 'invalid_dates' };
  if (!isCalendarDate(to)) return { to: 'invalid_dates' };
  const days = daysBetween(from, to);
  if (days < 0) return { to: 'range_invalid' };
  return days > daysMost ? { from: 'range_long' } : {};
}

/** The statement of some days as PDF or CSV, opened by a signed address. */
export function StatementFiles() {
  const { t } = useTranslation('provider-earnings');
  const { providerId } = useMember();
  const today = todayBy(pageClock);
  const [days, setDays] = useState<Days>({ from: addMonths(today, -1), to: today });
  const [problems, setProblems] = useState<Partial<Days>>({});
  const form = useRef<HTMLDivElement>(null);
  const change = (changed: Partial<Days>) => {
    setDays({ ...days, ...changed });
    setProblems({});
  };
  const again = useSignInAgain();
  const { busy, run } = useOneAtATime();
  const open = (file: string) =>
    run(async () => {
      const found = problemsOf(days);
      setProblems(found);
      if (found.from || found.to) {
        // After the message is shown, by which the field is found.
        requestAnimationFrame(() => focusInvalid(form.current));
        return;
      }
      const path = addressOf(file, { query: { ...days, providerId } });
      try {
        const link = await again.run(() => api(createFileLinkCall, { body: { path } }));
        if (!link) return;
        window.location.assign(link.url);
        await new Promise((resolve) => setTimeout(resolve, opensWithinMs));
      } catch (problem) {
        toast.error((problem instanceof Problem && problem.message) || t('statement.failed'));
      }
    });
  return (
    <PanelSection title={t('statement.title')} text={t('statement.text')}>
      <div ref={form} className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:max-w-2xl">
        <DateField
          label={t('statement.from')}
          value={days.from}
          onChange={(from) => change({ from })}
          error={problems.from}
          max={today}
          example={today}
          today={today}
        />
        <DateField
          label={t('statement.to')}
          value={days.to}
          onChange={(to) => change({ to })}
          max={today}
          example={today}
          today={today}
          error={problems.to}
        />
        <div className="flex flex-wrap gap-3 sm:col-span-full">
          <Button kind="quiet" busy={busy} onClick={() => void open(statementPdfPath)}>
            {t('statement.pdf')}
          </Button>
          <Button kind="quiet" busy={busy} onClick={() => void open(statementCsvPath)}>
            {t('statement.csv')}
          </Button>
        </div>
      </div>
      {again.dialog}
    </PanelSection>
  );
}
