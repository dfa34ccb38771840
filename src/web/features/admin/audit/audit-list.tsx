import { auditActions, auditSubjects } from '#shared/audit-actions.ts';
import type { AuditItem } from '#shared/contracts/admin-audit.ts';
import { formatDate, formatInstant, isCalendarDate } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { auditQuery } from '../audit-queries.ts';
import type { AuditSearch } from '../audit-search.ts';
import { wordOf } from '../bookings/money-words.ts';
import { AdminList } from '../list/admin-list.tsx';
import { reviewAddress } from '../review-address.ts';
import { listTexts } from './detail-words.ts';
import { EntryDetails } from './entry-details.tsx';

/** A page of the entries that the filters leave, or why there is none. */
export function AuditList({ search }: { search: AuditSearch }) {
  const { t } = useTranslation('admin-audit');
  const action = (
    <LinkButton to="/admin/audit" search={{}} kind="quiet">
      {t('all')}
    </LinkButton>
  );
  return (
    <AdminList
      query={auditQuery(search)}
      found={(count, isMore) => t(isMore ? 'foundMany' : 'found', { count })}
      none={{ title: t('none'), text: t('noneText'), action }}
    >
      {(items) => (
        <ul className="grid grid-cols-1 border-b border-line">
          {items.map((entry) => (
            <li key={entry.id} className="border-t border-line py-4 max-sm:py-2">
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </AdminList>
  );
}

function Entry({ entry: { at, by, action, subject, detail, network } }: { entry: AuditItem }) {
  const { t } = useTranslation('admin-audit');
  const lang = useLang();
  const known = auditActions.find((each) => each === action);
  // An earlier version may have recorded one that is not known any more.
  const name = known ? t(`action.${known}`) : action;
  const time = formatInstant(new Date(at), lang);
  return (
    <div className="grid grid-cols-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{name}</span>
        <span className="text-s text-ink-soft">{time}</span>
      </p>
      <ul className="flex flex-wrap items-center gap-x-4 text-s">
        <li>
          <By by={by} />
        </li>
        <li className="text-ink-soft">
          <Subject subject={subject} />
        </li>
        {network !== null && <li className="text-ink-soft">{t('from.network', { network })}</li>}
      </ul>
      {Object.keys(detail).length > 0 && (
        <details className="text-s">
          <summary
            className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4"
            aria-label={`${t('column.detail')}: ${name}, ${time}`}
          >
            {t('column.detail')}
          </summary>
          <EntryDetails detail={detail} />
        </details>
      )}
    </div>
  );
}

const line = 'inline-flex min-h-11 items-center wrap-anywhere';

function By({ by }: Pick<AuditItem, 'by'>) {
  const { t } = useTranslation('admin-audit');
  if (!by) return <span className={line}>{t('by', { name: t('system') })}</span>;
  return (
    <TextLink to="/admin/users/$userId" params={{ userId: by.id }} className={line}>
      {t('by', { name: by.name })}
    </TextLink>
  );
}

function Subject({ subject }: Pick<AuditItem, 'subject'>) {
  const { t } = useTranslation('admin-audit');
  const address = pageOf(subject);
  const known = auditSubjects.find((each) => each === subject.type);
  const lang = useLang();
  const type = known ? t(`subject.${known}`) : subject.type;
  const name = nameIn(subject, { t, lang });
  const text = name === null ? type : `${type}: ${name}`;
  if (!address) return <span className={line}>{text}</span>;
  return (
    <TextLink to={address} className={line}>
      {text}
    </TextLink>
  );
}

/** What it is called; null for what there is only one of. */
function nameIn(
  { type, id, name }: AuditItem['subject'],
  { t, lang }: { t: (key: (typeof listTexts)[keyof typeof listTexts]) => string; lang: Lang },
): string | null {
  if (name !== null) return name;
  if (type === 'audit' || type === 'demo') return null;
  if (type === 'list' || type === 'payouts') return wordOf(listTexts, id, t);
  if (isCalendarDate(id)) return formatDate(id, lang);
  return type === 'mpesa_statement' ? formatInstant(new Date(id), lang) : id;
}

/** The page of the back office that shows what an entry is about. */
function pageOf({ type, id, bookingId }: AuditItem['subject']): string | undefined {
  switch (type) {
    case 'booking':
      return `/admin/bookings/${id}`;
    case 'person':
      return `/admin/users/${id}`;
    case 'ticket':
      return `/admin/tickets/${id}`;
    case 'ticket_reply':
      return '/admin/tickets/replies';
    case 'issue':
      return `/admin/payments/cases/${id}`;
    case 'payment':
      return `/admin/payments/${id}`;
    case 'payout':
      return `/admin/payments/payouts/${id}`;
    case 'provider':
    case 'service':
      return reviewAddress(type, id);
    case 'consent':
      return '/admin/payments/consents';
    case 'mpesa_statement':
      return '/admin/payments/statement';
    default:
      // Refunds, disputes and reviews stand on the page of their booking.
      return bookingId === null ? undefined : `/admin/bookings/${bookingId}`;
  }
}
