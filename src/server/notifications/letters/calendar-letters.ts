import { and, asc, eq, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { calendarImports, importedEvents } from '#server/bookings/tables.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { services } from '#server/catalogue/tables.ts';
import { job } from '#server/jobs/job.ts';
import type { Letter } from '#server/outside/mail.ts';
import { providers } from '#server/providers/tables.ts';
import { formatDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { type Facts, pageAddress } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { conflictLimits, sendWithin } from '../letter-limits.ts';
import { mailedProvider, wantsLetter } from '../queries.ts';
import { sendOnce } from '../send-once.ts';

/** Named in a letter; the calendar has all of them. */
const eventsNamed = 5;

/** A calendar, its listing and its provider, where both still exist. */
async function findMailedCalendar(app: App, importId: string) {
  const [row] = await app.db
    .select({
      calendar: { name: calendarImports.name },
      service: { id: services.id, titleEn: services.titleEn, titleSw: services.titleSw },
      provider: mailedProvider(app.db),
    })
    .from(calendarImports)
    .innerJoin(services, eq(services.id, calendarImports.serviceId))
    .innerJoin(providers, eq(providers.id, services.providerId))
    .where(eq(calendarImports.id, importId));
  return row;
}

type MailedCalendar = NonNullable<Awaited<ReturnType<typeof findMailedCalendar>>>;
type Event = Pick<typeof importedEvents.$inferSelect, 'startDate' | 'endDate'>;

/** Those of the events that the letter was due for which still lack days that nobody has looked at, one more than are named. */
function listUntold(app: App, importId: string, toldAt: string): Promise<Event[]> {
  const { startDate, endDate, conflictDays, settledDays, repeatsOwn } = importedEvents;
  return app.db
    .select({ startDate, endDate })
    .from(importedEvents)
    .where(
      and(
        eq(importedEvents.importId, importId),
        eq(importedEvents.toldAt, new Date(toldAt)),
        eq(repeatsOwn, false),
        sql`not ${settledDays} @> ${conflictDays}`,
      ),
    )
    .orderBy(asc(startDate), asc(importedEvents.id))
    .limit(eventsNamed + 1);
}

/** From the first to the last day, or night, that is taken, as blocks are named. */
function spanOf({ startDate, endDate }: Event, lang: Lang): string {
  const [from, to] = [formatDate(startDate, lang), formatDate(endDate, lang)];
  return from === to ? from : translate(lang, 'common', 'date.span', { from, to });
}

/** To the provider: days are taken in another calendar and booked here, so two guests may come. */
async function conflictLetter(app: App, mailed: MailedCalendar, events: readonly Event[]): Promise<Letter> {
  const { calendar, service, provider } = mailed;
  const lang = provider.language;
  const { title } = titleIn(lang, service);
  const days = events.slice(0, eventsNamed).map((event) => spanOf(event, lang));
  const facts: Facts = [
    [translate(lang, 'mail', 'calendarConflict.calendar'), calendar.name],
    [translate(lang, 'mail', 'calendarConflict.days'), days.join('; ')],
  ];
  const letter = await writeLetter(app, say('calendarConflict.subject', { title }), {
    lang,
    name: provider.name,
    paragraphs: [say('calendarConflict.text', { name: calendar.name }), say('calendarConflict.do')],
    facts,
    button: {
      label: translate(lang, 'mail', 'calendarConflict.button'),
      url: pageAddress(app, `/provider/calendar?service=${service.id}`, lang),
    },
    ...(events.length > eventsNamed && { after: [say('calendarConflict.more')] }),
  });
  return { to: provider.email, ...letter };
}

/** One letter about all events that a reading found without room. Each is in one letter at most. */
export const calendarConflictJob = job('mail-calendar-conflict', async (app, { importId, toldAt }) => {
  const mailed = await findMailedCalendar(app, importId);
  const events = mailed && wantsLetter(mailed.provider, 'calendar') ? await listUntold(app, importId, toldAt) : [];
  if (!mailed || events.length === 0) return;
  const key = `calendar-conflict:${importId}:${toldAt}`;
  await sendWithin(app, conflictLimits(app, mailed.provider), () =>
    sendOnce(app, key, () => conflictLetter(app, mailed, events)),
  );
});
