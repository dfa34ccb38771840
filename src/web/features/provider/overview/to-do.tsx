import type { ReactNode } from 'react';
import type { ProviderOverview } from '#shared/contracts/provider-overview.ts';
import { calendarDate, formatDate, formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { PanelSection } from '../panel-section.tsx';

interface ToDoProps {
  overview: ProviderOverview;
  /** Whether the member may change listings. */
  manages: boolean;
}

/** As many services to finish, or that close, are named here; the page of services has all. */
const named = 3;

/**
 * What waits for the provider: requests, double bookings, arrivals, late calendars, documents, listings that close, the payout
 * method, listings to finish.
 */
export function ToDo({ overview: { waiting }, manages }: ToDoProps) {
  const { t } = useTranslation('provider-overview');
  const lang = useLang();
  const { toAnswer, answerBy, documents, closing, toCheckIn, calendars, payoutMethodMissing } = waiting;
  const { unfinished, unfinishedTotal } = waiting;
  const shown = manages ? unfinished.slice(0, named) : [];
  const left = manages ? unfinishedTotal - shown.length : 0;
  const lists = [calendars, documents, closing, shown];
  const nothing = !toAnswer && !toCheckIn && !payoutMethodMissing && lists.every((list) => !list?.length);
  return (
    <PanelSection title={t('waiting.title')}>
      {nothing ? (
        <p className="flex items-center gap-2 text-ink-soft">
          <Icon name="check" className="size-5 text-success" />
          {t('waiting.none')}
        </p>
      ) : (
        <ul className="grid gap-3">
          {!!toAnswer && (
            <Task action={<To path="/provider/bookings?tab=asked" label={t('waiting.requests.action')} />}>
              {t('waiting.requests', { count: toAnswer })}
              {answerBy && (
                <span className="mt-1 block text-s text-ink-soft">
                  {t('waiting.answerBy', { count: toAnswer, date: formatInstant(new Date(answerBy), lang) })}
                </span>
              )}
            </Task>
          )}
          {calendars?.map((one) => (
            <CalendarTask key={one.service.id} {...one} />
          ))}
          {!!toCheckIn && (
            <Task action={<To path="/provider/check-in" label={t('waiting.checkIn.action')} />}>
              {t('waiting.checkIn', { count: toCheckIn })}
            </Task>
          )}
          {documents?.map((one) => (
            <DocumentTask key={one.id} {...one} />
          ))}
          {closing?.slice(0, named).map((one) => (
            <ClosingTask key={one.service.id} {...one} />
          ))}
          {!!closing && closing.length > named && (
            <li>
              {t('waiting.closingMore', { count: closing.length - named })}{' '}
              <TextLink to="/provider/services">{t('waiting.allServices')}</TextLink>
            </li>
          )}
          {payoutMethodMissing && (
            <Task action={<To path="/provider/settings" label={t('waiting.method.action')} />}>
              {t('waiting.method')}
            </Task>
          )}
          {shown.map((one) => (
            <UnfinishedTask key={one.id} unfinished={one} />
          ))}
          {left > 0 && (
            <li>
              {t('waiting.more', { count: left })}{' '}
              <TextLink to="/provider/services">{t('waiting.allServices')}</TextLink>
            </li>
          )}
        </ul>
      )}
    </PanelSection>
  );
}

type CalendarToCheck = NonNullable<ProviderOverview['waiting']['calendars']>[number];

/** Events of other sites on booked days, and calendars that were not read for long: both stand in the listing's calendar. */
function CalendarTask({ service: { id, title, textLang }, conflicts, late }: CalendarToCheck) {
  const { t } = useTranslation('provider-overview');
  const foreign = useForeign();
  return (
    <Task
      action={
        <To
          path={`/provider/calendar?service=${id}`}
          label={t('waiting.calendar.action')}
          named={t('waiting.calendar.actionOf', { title })}
        />
      }
    >
      {conflicts > 0 && (
        <span lang={foreign(textLang)} className="block">
          {t('waiting.conflicts', { count: conflicts, title })}
        </span>
      )}
      {late > 0 && (
        <span lang={foreign(textLang)} className="block">
          {t('waiting.late', { count: late, title })}
        </span>
      )}
    </Task>
  );
}

type DocumentToRenew = NonNullable<ProviderOverview['waiting']['documents']>[number];

/** A document that has ended or ends soon. */
function DocumentTask({ type, expiresOn, ended }: DocumentToRenew) {
  const { t } = useTranslation(['provider-overview', 'provider-documents']);
  const lang = useLang();
  const name = t(`provider-documents:type.${type}`);
  return (
    <Task
      action={
        <To
          path="/provider/settings#documents"
          label={t('waiting.document.action')}
          named={t('waiting.document.actionOf', { name })}
        />
      }
    >
      {t(ended ? 'waiting.documentOver' : 'waiting.document', {
        name,
        date: formatDate(calendarDate(expiresOn), lang),
      })}
    </Task>
  );
}

type ClosingListing = NonNullable<ProviderOverview['waiting']['closing']>[number];

/** A listing whose last day that travellers may book comes near or has passed. */
function ClosingTask({ service: { id, title, textLang }, until, ended }: ClosingListing) {
  const { t } = useTranslation('provider-overview');
  const lang = useLang();
  const foreign = useForeign();
  return (
    <Task
      action={
        <To
          path={`/provider/services/${id}?section=dates`}
          label={t('waiting.closing.action')}
          named={t('waiting.closing.actionOf', { title })}
        />
      }
    >
      <span lang={foreign(textLang)}>
        {t(ended ? 'waiting.closed' : 'waiting.closing', { title, date: formatDate(calendarDate(until), lang) })}
      </span>
    </Task>
  );
}

function UnfinishedTask({ unfinished }: { unfinished: ProviderOverview['waiting']['unfinished'][number] }) {
  const { t } = useTranslation('provider-overview');
  const foreign = useForeign();
  const { id, title, textLang, kind, reason } = unfinished;
  const action = kind === 'draft' ? 'draft' : 'rejected';
  return (
    <Task
      action={
        <To
          path={`/provider/services/${id}`}
          label={t(`waiting.${action}.action`)}
          named={t(`waiting.${action}.actionOf`, { title })}
        />
      }
    >
      <span lang={foreign(textLang)}>{t(`waiting.${kind}`, { title })}</span>
      {reason !== null && (
        <span className="mt-1 block text-s text-ink-soft wrap-anywhere">{t('waiting.reason', { reason })}</span>
      )}
    </Task>
  );
}

function Task({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-m border-l-4 border-gold bg-accent-soft py-3 pr-3 pl-4">
      <p className="min-w-[min(100%,12rem)] flex-1 wrap-anywhere">{children}</p>
      {action}
    </li>
  );
}

function To({ path, label, named }: { path: string; label: string; named?: string }) {
  return (
    <LinkButton to={path} kind="quiet" className="min-h-11 px-4 text-s" {...(named && { 'aria-label': named })}>
      {label}
    </LinkButton>
  );
}
