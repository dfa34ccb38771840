import { type ReactNode, useId, useRef, useState } from 'react';
import { readEveryMs } from '#shared/calendar-imports.ts';
import { type CalendarImport, readImportCall, removeImportCall } from '#shared/contracts/calendar-imports.ts';
import type { Calendar } from '#shared/contracts/provider-calendar.ts';
import { formatInstant } from '#shared/dates.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useSpanText } from '#web/ui/use-span-text.ts';
import { ImportForm } from './import-form.tsx';
import { useOutdateImports } from './use-imports.ts';

interface ImportItemProps {
  calendar: CalendarImport;
  service: Calendar['service'];
  onRemoved: () => void;
}

/** One calendar: where it is, when it was read, with what, and its buttons. */
export function ImportItem({ calendar, service, onRemoved }: ImportItemProps) {
  const { t } = useTranslation('provider-imports');
  const lang = useLang();
  const id = useId();
  const spanOf = useSpanText();
  const { busy, notice, read, remove } = useChanges(calendar, service.id, onRemoved);
  const [editing, setEditing] = useState(false);
  const box = useRef<HTMLElement>(null);
  const { name, host, problem, triedAt, readAt, emptiedAt, nextReadAt, windowEnds, repeats } = calendar;
  // Sites that fail for long are asked less and less often.
  const rarer = problem !== null && Date.parse(nextReadAt) - Date.parse(triedAt) > 1.5 * readEveryMs;
  const when = (instant: string) => formatInstant(new Date(instant), lang);
  return (
    <article
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-m border border-line p-4 outline-none"
    >
      <div className="grid gap-1">
        <h4 id={id} className="text-m wrap-anywhere">
          {name}
        </h4>
        <p className="text-s text-ink-soft wrap-anywhere">{host}</p>
        <p className="text-s">{t('item.read', { when: when(readAt) })}</p>
        <Small>{t(rarer ? 'item.rarer' : 'item.next', { when: when(nextReadAt) })}</Small>
        <Found calendar={calendar} />
      </div>
      {problem !== null && (
        <Notice tone="warning" still title={t('failed.title', { when: when(triedAt) })}>
          <p>{t(`problem.${problem}`)}</p>
        </Notice>
      )}
      {emptiedAt !== null && (
        <Notice tone="warning" still title={t('item.emptied', { when: when(emptiedAt) })}>
          <p>{t('item.emptied.text', { next: when(nextReadAt) })}</p>
        </Notice>
      )}
      {repeats.map((one) => (
        <p key={`${one.startDate} ${one.endDate}`} className="text-s text-ink-soft wrap-anywhere">
          {t('item.repeats', { name, span: spanOf(one) })}
        </p>
      ))}
      {windowEnds.map((one) => (
        <p key={one.startDate} className="text-s text-ink-soft wrap-anywhere">
          {t('item.window', { name, span: spanOf(one) })}
        </p>
      ))}
      {notice !== undefined && <News tone="danger">{notice}</News>}
      {editing ? (
        <ImportForm
          calendar={calendar}
          service={service}
          onDone={() => {
            setEditing(false);
            // The form with its buttons is gone.
            box.current?.focus();
          }}
        />
      ) : (
        <Ways
          name={name}
          busy={busy}
          onRead={() => void read()}
          onEdit={() => setEditing(true)}
          onRemove={() => void remove()}
        />
      )}
    </article>
  );
}

/** What the last reading found. */
function Found({ calendar: { events, places, ownEvents, freeEvents } }: { calendar: CalendarImport }) {
  const { t } = useTranslation('provider-imports');
  const each = places === null ? t('item.all') : t('item.places', { count: places });
  return (
    <>
      <Small>{events > 0 ? `${t('item.events', { count: events })}, ${each}` : t('item.events', { count: 0 })}</Small>
      {ownEvents > 0 && <Small>{t('item.own', { count: ownEvents })}</Small>}
      {freeEvents > 0 && <Small>{t('item.free', { count: freeEvents })}</Small>}
    </>
  );
}

const Small = ({ children }: { children: ReactNode }) => <p className="text-s text-ink-soft">{children}</p>;

interface WaysProps {
  name: string;
  busy: boolean;
  onRead: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** Read, edit and remove; removing asks first. */
function Ways({ name, busy, onRead, onEdit, onRemove }: WaysProps) {
  const { t } = useTranslation('provider-imports');
  const [asked, setAsked] = useState(false);
  const ways = useRef<HTMLDivElement>(null);
  const close = () => {
    setAsked(false);
    // The button that was pressed is gone.
    ways.current?.focus();
  };
  return (
    <>
      <div ref={ways} tabIndex={-1} className="flex flex-wrap gap-3 outline-none">
        <Button
          kind="quiet"
          busy={busy}
          aria-label={t('read.named', { name })}
          onClick={onRead}
          className="max-sm:flex-auto"
        >
          {t('read')}
        </Button>
        <Button
          kind="quiet"
          disabled={busy}
          aria-label={t('edit.named', { name })}
          onClick={onEdit}
          className="max-sm:flex-auto"
        >
          {t('edit')}
        </Button>
        <Button
          kind="quiet"
          disabled={busy}
          aria-label={t('remove.named', { name })}
          onClick={() => setAsked(true)}
          className="max-sm:flex-auto"
        >
          {t('remove')}
        </Button>
      </div>
      {asked && (
        <div className="grid grid-cols-1 gap-3">
          <News tone="danger" title={t('remove.title', { name })}>
            {t('remove.text')}
          </News>
          <div className="flex flex-wrap gap-3">
            <Button
              className="max-sm:flex-auto"
              onClick={() => {
                close();
                onRemove();
              }}
            >
              {t('remove.confirm')}
            </Button>
            <Button kind="quiet" onClick={close} className="max-sm:flex-auto">
              {t('keep')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

/** Reads or removes the calendar. */
function useChanges({ id: importId }: CalendarImport, service: string, onRemoved: () => void) {
  const { t } = useTranslation('provider-imports');
  const { providerId } = useMember();
  const textOf = useProblemText();
  const outdateImports = useOutdateImports();
  const { busy, run } = useOneAtATime();
  const [notice, setNotice] = useState<string>();
  const input = { params: { id: service, importId }, query: { providerId } };
  const change = (work: () => Promise<void>) =>
    run(async () => {
      setNotice(undefined);
      try {
        await work();
      } catch (problem) {
        setNotice(textOf(problem));
      } finally {
        outdateImports();
      }
    });
  const read = () =>
    change(async () => {
      const { calendar } = await api(readImportCall, input);
      // Why it failed is shown with the calendar.
      if (calendar.problem === null) toast.success(t('read.done'));
      else toast.error(t(`problem.${calendar.problem}`));
    });
  const remove = () =>
    change(async () => {
      try {
        await api(removeImportCall, input);
      } catch (problem) {
        // After a lost answer, or removed by a colleague.
        if (!(problem instanceof Problem && problem.status === 404)) throw problem;
      }
      toast.success(t('remove.done'));
      onRemoved();
    });
  return { busy, notice, read, remove };
}
