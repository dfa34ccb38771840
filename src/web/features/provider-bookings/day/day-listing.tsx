import { type ReactNode, useId } from 'react';
import type { DaySheet } from '#shared/contracts/provider-bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';
import { Table } from '#web/ui/table.tsx';
import { TextLink, textLinkClasses } from '#web/ui/text-link.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';

type Listing = DaySheet['listings'][number];
type Row = Listing['arrivals'][number];

/** One listing on the day sheet: who comes, who is there, and whose last day it is. */
export function DayListing({ listing }: { listing: Listing }) {
  const { t } = useTranslation('provider-bookings');
  const foreign = useForeign();
  const id = useId();
  const { service, meetingPoint, arrivals, underWay, departures } = listing;
  const parts = [
    [t('day.arrivals'), arrivals],
    [t('day.underWay'), underWay],
    [t('day.departures'), departures],
  ] as const;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5 print:block print:space-y-3">
      <div className="grid gap-1">
        <h2 id={id} lang={foreign(service.textLang)}>
          {service.title}
        </h2>
        {meetingPoint.text !== '' && <p className="text-ink-soft">{t('day.meeting', { place: meetingPoint.text })}</p>}
      </div>
      {parts.map(
        ([name, rows]) =>
          rows.length > 0 && (
            <div key={name} className="grid grid-cols-1 gap-1 break-inside-avoid">
              <h3 className="text-m">{name}</h3>
              <DayRows caption={`${service.title}: ${name}`} rows={rows} />
            </div>
          ),
      )}
    </section>
  );
}

function DayRows({ caption, rows }: { caption: string; rows: Row[] }) {
  const { t } = useTranslation('provider-bookings');
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'traveller', label: t('traveller') },
        { key: 'guests', label: t('guests'), figures: true },
        { key: 'phone', label: t('phone') },
        { key: 'dates', label: t('dates') },
        { key: 'came', label: t('day.came') },
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: {
          traveller: <Traveller row={row} />,
          guests: row.guests,
          phone: <Phone phone={row.phone} />,
          dates: <DateSpan start={row.startDate} end={row.endDate} />,
          came: <Came row={row} />,
        },
        note: row.companions.length + row.extras.length + row.answers.length > 0 && <Notes row={row} />,
      }))}
    />
  );
}

function Traveller({ row: { id, traveller, bookingId, party } }: { row: Row }) {
  return (
    <>
      <TextLink
        to="/provider/bookings/$bookingId"
        params={{ bookingId: id }}
        className="wrap-anywhere print:no-underline"
      >
        {traveller}
      </TextLink>
      <span className="block text-s font-normal text-ink-soft tabular-nums">{bookingId}</span>
      {party.map(({ kind, label }) => (
        <span key={kind} className="block text-s font-normal">
          {label}
        </span>
      ))}
    </>
  );
}

/** Who comes along, what is to be prepared for them, and what they have answered to the questions of the listing. */
function Notes({ row: { companions, extras, answers } }: { row: Row }) {
  const { t } = useTranslation('provider-bookings');
  const foreign = useForeign();
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-s">
      {companions.length > 0 && (
        <div className="wrap-anywhere">
          <dt className="inline text-ink-soft">{t('day.companions')}: </dt>
          <dd className="inline">{companions.join(', ')}</dd>
        </div>
      )}
      {extras.length > 0 && (
        <div className="wrap-anywhere">
          <dt className="inline text-ink-soft">{t('day.extras')}: </dt>
          <dd className="inline">{extras.join('; ')}</dd>
        </div>
      )}
      {answers.map(({ question, textLang, answer }) => (
        <div key={question} className="wrap-anywhere">
          <dt className="inline text-ink-soft">
            <span lang={foreign(textLang)}>{question}</span>:{' '}
          </dt>
          <dd className="inline whitespace-pre-line">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

function Phone({ phone }: { phone: string }): ReactNode {
  if (phone === '') return '–';
  return (
    <a href={`tel:${phone}`} className={`${textLinkClasses} inline-flex min-h-11 items-center print:no-underline`}>
      {phone}
    </a>
  );
}

/** On paper nothing stands where nothing is noted, so that it can be ticked. */
function Came({ row: { checkedInAt, noShowAt } }: { row: Row }) {
  const { t } = useTranslation('provider-bookings');
  const lang = useLang();
  if (checkedInAt !== null) return t('day.at', { date: formatInstant(new Date(checkedInAt), lang) });
  if (noShowAt !== null) return <Badge tone="danger">{t('mark.noShow')}</Badge>;
  return <span className="text-ink-soft print:hidden">{t('day.notYet')}</span>;
}
