import { useState } from 'react';
import {
  getIssueCall,
  getPaymentCall,
  getProviderEventCall,
  listIssueKindsCall,
  listIssuesCall,
  listProviderEventsCall,
  type ProviderEvent,
  type ProviderEvents,
  retryProviderEventCall,
} from '#shared/contracts/admin-payments.ts';
import { formatInstant } from '#shared/dates.ts';
import type { HookPurpose } from '#shared/payment-methods.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { AdminActs } from '../acts/admin-acts.tsx';
import { wordOf } from '../bookings/money-words.ts';

type Event = ProviderEvents['items'][number];

export const outcomeTexts = {
  waiting: 'event.waiting',
  applied: 'event.applied',
  no_effect: 'event.no_effect',
  ignored: 'event.ignored',
  dead: 'event.dead',
} as const satisfies Record<NonNullable<Event['outcome']> | 'waiting', string>;

const tones = {
  waiting: 'warning',
  applied: 'success',
  no_effect: 'neutral',
  ignored: 'neutral',
  dead: 'danger',
} as const satisfies Record<keyof typeof outcomeTexts, Tone>;

/** What M-Pesa's messages are about; Stripe's types stand under Stripe's own names, by which its dashboard has them. */
const typeTexts = {
  stk: 'event.type.stk',
  result: 'event.type.result',
  timeout: 'event.type.timeout',
  status: 'event.type.status',
} as const satisfies Record<HookPurpose, string>;

/** What is noted about a message, where that is no code of M-Pesa's or Stripe's. */
export const noteTexts = {
  'arrived after all': 'event.noted.arrived',
  callback_mismatch: 'event.noted.mismatch',
  callback_unreadable: 'event.noted.unreadable',
  contradicts: 'event.noted.contradicts',
  doubtful: 'event.noted.doubtful',
  failed: 'event.noted.known',
  foreign: 'event.noted.mismatch',
  known: 'event.noted.known',
  livemode: 'event.noted.livemode',
  'no attempt of ours': 'event.noted.nothing',
  'no disbursement of ours': 'event.noted.nothing',
  redacted: 'event.noted.redacted',
  succeeded: 'event.noted.known',
  'timed out in their queue': 'event.noted.timeout',
  undone: 'event.noted.undone',
  unproven: 'event.noted.doubtful',
  wrong_amount: 'event.noted.contradicts',
} as const;

const providerTexts = { stripe: 'provider.stripe', daraja: 'provider.daraja' } as const;

interface EventListProps {
  events: readonly Event[];
  onActed: () => void;
}

/** What payment providers sent us, each with what it has led to, and with its text for whoever asks for it. */
export function EventList({ events, onActed }: EventListProps) {
  return (
    <ul className="grid grid-cols-1 border-b border-line">
      {events.map((event) => (
        <li key={event.id} className="border-t border-line py-5">
          <OneEvent event={event} onActed={onActed} />
        </li>
      ))}
    </ul>
  );
}

const changes = [listProviderEventsCall, getPaymentCall, listIssuesCall, getIssueCall, listIssueKindsCall];

function OneEvent({ event, onActed }: { event: Event; onActed: () => void }) {
  const { t } = useTranslation('admin-payments');
  const lang = useLang();
  const { id, provider, type, outcome, note, tries, receivedAt, processedAt, eventKey } = event;
  const state = outcome ?? 'waiting';
  const noteText = (text: string) =>
    text
      .split('; ')
      .map((part) => (/^\d+$/.test(part) ? t('event.noted.code', { code: part }) : wordOf(noteTexts, part, t)))
      .join('. ');
  const at = formatInstant(new Date(receivedAt), lang);
  const retry = {
    key: 'retry',
    open: t('event.retry'),
    title: t('event.retry.title'),
    effects: [t('event.retry.effect')],
    confirm: t('event.retry.confirm'),
    done: t('event.retry.done'),
    send: (_: unknown, idempotencyKey: string) => api(retryProviderEventCall, { params: { id }, idempotencyKey }),
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[state]}>{t(outcomeTexts[state])}</Badge>
        <span className="font-medium wrap-anywhere">{`${t(providerTexts[provider])} · ${wordOf(typeTexts, type, t)}`}</span>
        <span className="text-s text-ink-soft">{at}</span>
      </p>
      <FactList
        shape="rows"
        className="text-s"
        facts={[
          [t('event.note'), note !== null && note !== type && noteText(note)],
          [t('event.tries'), tries > 1 && tries],
          [t('event.processed'), processedAt !== null && formatInstant(new Date(processedAt), lang)],
          [
            t('event.key'),
            <span key="key" className="font-mono wrap-anywhere">
              {eventKey}
            </span>,
          ],
        ]}
      />
      <Raw id={id} at={at} />
      {outcome === 'dead' && <AdminActs acts={[retry]} of={at} changes={changes} onActed={onActed} />}
    </div>
  );
}

/** The text is asked for on its own, because it is recorded who has read it. */
function Raw({ id, at }: { id: string; at: string }) {
  const { t } = useTranslation(['admin-payments', 'admin-bookings']);
  const textOf = useProblemText();
  const [seen, setSeen] = useState<ProviderEvent>();
  const [notice, setNotice] = useState<string>();
  const { busy, run } = useOneAtATime();
  const show = () =>
    run(async () => {
      setNotice(undefined);
      try {
        setSeen(await api(getProviderEventCall, { params: { id } }));
      } catch (problem) {
        setNotice(textOf(problem));
      }
    });
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2" aria-live="polite">
      {seen === undefined ? (
        <>
          <Button kind="quiet" busy={busy} aria-label={`${t('event.show')}: ${at}`} onClick={() => void show()}>
            {t('event.show')}
          </Button>
          <p className="text-s text-ink-soft">{t('admin-bookings:personal.note')}</p>
        </>
      ) : (
        <>
          <p className="text-s text-ink-soft">{t('admin-bookings:personal.seen')}</p>
          <pre className="w-full rounded-m bg-sunken p-4 text-s whitespace-pre-wrap wrap-anywhere">
            {indented(seen.raw)}
          </pre>
        </>
      )}
      {notice !== undefined && <p className="text-danger">{notice}</p>}
    </div>
  );
}

/** JSON with a line for each of its parts; another text as it is. */
function indented(raw: string): string {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2);
  } catch {
    return raw;
  }
}
