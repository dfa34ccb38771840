import { titleIn } from '#server/bookings/title-in.ts';
import { formatDate, formatInstant, isCalendarDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatMoved } from '#shared/money.ts';
import { type NotificationKind, type NotificationTopic, notificationKinds } from '#shared/notification-kinds.ts';
import type { NoticeData } from './notice-data.ts';

interface NoticeWords {
  /** One sentence. */
  text: string;
  /** What it is about: the listing or business, and the reference or the amount; may be empty. */
  about: string;
  /** Where it leads, without the language. */
  path: string;
}

interface Told {
  kind: NotificationKind;
  data: NoticeData;
}

/** A notification in a reader's language, made of its kind and data. */
export function noticeWords({ kind, data }: Told, lang: Lang): NoticeWords {
  const { titleEn = null, titleSw = null, amount, reference, name, until = '', count } = data;
  const date = isCalendarDate(until) ? formatDate(until, lang) : until && formatInstant(new Date(until), lang);
  const values = { date, name: name ?? '', ...(count !== undefined && { count }) };
  const { title } = titleIn(lang, { titleEn, titleSw });
  const about = [
    amount && formatMoved(amount, lang),
    title || (kind === 'new_message' ? undefined : name),
    reference,
  ].filter(Boolean);
  return { text: sentence({ kind, data }, lang, values), about: about.join(' · '), path: pathOf({ kind, data }) };
}

function sentence({ kind, data: { outcome } }: Told, lang: Lang, values: Record<string, string | number>): string {
  switch (kind) {
    case 'provider_decided':
      return translate(lang, 'notices', `${kind}.${outcome as 'approved'}`, values);
    case 'service_decided':
      return translate(lang, 'notices', `${kind}.${outcome as 'approved'}`, values);
    case 'document_decided':
      return translate(lang, 'notices', `${kind}.${outcome as 'approved'}`, values);
    default:
      return translate(lang, 'notices', kind, values);
  }
}

/** Where each topic leads, unless its kind leads elsewhere. */
const pages: Record<NotificationTopic, (data: NoticeData) => string> = {
  bookings: (data) => ownBooking(data),
  money: (data) => ownBooking(data),
  reminders: (data) => ownBooking(data),
  messages: ({ conversationId }) => `/messages?conversation=${conversationId}`,
  reviews: (data) => ownBooking(data),
  points: () => '/dashboard/points',
  host_bookings: (data) => (data.bookingId ? hostBooking(data) : `/provider/bookings?${business(data)}`),
  host_money: (data) => (data.bookingId ? hostBooking(data) : `/provider/earnings?${business(data)}`),
  host_messages: (data) => `/provider/messages?conversation=${data.conversationId}&${business(data)}`,
  host_reviews: (data) => `/provider/reviews?${business(data)}`,
  host_listings: (data) => `/provider/services?${business(data)}`,
};

const ownBooking = ({ bookingId }: NoticeData) => `/dashboard/bookings/${bookingId}`;
const hostBooking = (data: NoticeData) => `/provider/bookings/${data.bookingId}?${business(data)}`;
const reported = (data: NoticeData) => {
  if (data.conversationId === undefined) return `/services/${data.serviceId}`;
  return data.providerId === undefined ? pages.messages(data) : pages.host_messages(data);
};
const business = ({ providerId }: NoticeData) => `providerId=${providerId}`;

function pathOf({ kind, data }: Told): string {
  switch (kind) {
    case 'review_invitation':
      return `${ownBooking(data)}?review=true`;
    case 'message_removed':
    case 'report_decided':
      return reported(data);
    case 'provider_decided':
      return data.outcome === 'rejected' ? '/onboard' : `/provider?${business(data)}`;
    case 'document_decided':
    case 'document_ending':
      return `/provider/settings?${business(data)}`;
    case 'calendar_conflict':
      return `/provider/calendar?service=${data.serviceId}&${business(data)}`;
    default:
      return pages[notificationKinds[kind].topic](data);
  }
}
