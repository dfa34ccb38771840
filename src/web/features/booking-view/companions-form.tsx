import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { mostCompanions } from '#shared/companions.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import { nameCompanionsCall } from '#shared/contracts/companions.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided, Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { fetchFresh } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { focusInvalid } from '#web/ui/date-field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { News } from '#web/ui/news.tsx';
import { bookingQuery } from './queries.ts';

interface CompanionsFormProps {
  booking: Booking;
  onClose: () => void;
}

/** What is wrong with a line, by its place from 0. */
type LineErrors = Readonly<Record<number, string | undefined>>;

/** The names of those who come along, a line for each guest; empty lines are left out. */
export default function CompanionsForm({ booking, onClose }: CompanionsFormProps) {
  const { t } = useTranslation('companions');
  const { guests, companions } = booking;
  const lines = Math.max(Math.min(guests, mostCompanions), companions.names.length);
  const [typed, setTyped] = useState(() => Array.from({ length: lines }, (_, at) => companions.names[at] ?? ''));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { busy, failure, errors, setErrors, save } = useSaveNames(booking.id, onClose);
  const showErrors = (found: LineErrors) => {
    flushSync(() => setErrors(found));
    focusInvalid(form.current);
  };
  const change = (at: number, name: string) => {
    setErrors((old) => ({ ...old, [at]: undefined }));
    setTyped((old) => old.with(at, name));
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-6 rounded-l bg-sunken p-5 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save(typed, showErrors);
      }}
    >
      {failure && (
        <News tone="danger" title={failure.title}>
          {failure.text}
        </News>
      )}
      <p className="text-ink-soft">{t('hint')}</p>
      {typed.map((name, at) => (
        <TextInput
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          key={at}
          label={t('name', { at: at + 1 })}
          value={name}
          maxLength={120}
          autoComplete="off"
          error={errors[at] === undefined ? undefined : { message: errors[at] }}
          onChange={({ target }) => change(at, target.value)}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="max-sm:w-full">
          {t('save')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onClose} className="max-sm:w-full">
          {t('keep')}
        </Button>
      </div>
    </form>
  );
}

/** Saving twice changes nothing, so after a lost answer the button may be pressed again. */
function useSaveNames(bookingId: string, onClose: () => void) {
  const { t } = useTranslation('companions');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const { busy, run } = useOneAtATime();
  const [failure, setFailure] = useState<FailureWords>();
  const [errors, setErrors] = useState<LineErrors>({});
  const query = bookingQuery(bookingId);
  const send = async (typed: readonly string[], onRefused: (errors: LineErrors) => void) => {
    setFailure(undefined);
    setErrors({});
    // The place of each name that is sent among the lines.
    const places = typed.flatMap((name, at) => (name.trim() === '' ? [] : [at]));
    const names = places.map((at) => typed[at] ?? '');
    try {
      const booking = await api(nameCompanionsCall, { params: { bookingId }, body: { names } });
      queries.setQueryData(query.queryKey, booking);
      toast.success(t('saved'));
      onClose();
    } catch (problem) {
      const refused = problem instanceof Problem ? errorsByLine(problem.fields, places) : undefined;
      if (refused) return onRefused(refused);
      setFailure(wordsFor(problem, t('saveFailed')));
      // The page then shows what is possible now.
      if (isDecided(problem)) await fetchFresh(queries, query).catch(() => undefined);
    }
  };
  return {
    ...{ busy, failure, errors, setErrors },
    save: (typed: readonly string[], onRefused: (errors: LineErrors) => void) => run(() => send(typed, onRefused)),
  };
}

/** The messages about names, by their lines; undefined where there are none. */
function errorsByLine(fields: Readonly<Record<string, string>>, places: readonly number[]): LineErrors | undefined {
  const own = Object.entries(fields).flatMap(([name, text]) => {
    const at = places[Number(/^names\.(\d+)$/.exec(name)?.[1])];
    return at === undefined ? [] : [[at, text] as const];
  });
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}
