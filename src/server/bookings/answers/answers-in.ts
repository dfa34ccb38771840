import type { App } from '#server/app.ts';
import { questionIn } from '#server/catalogue/questions-in.ts';
import type { AnswerInWords, BookingAnswers } from '#shared/contracts/questions.ts';
import { formatTime } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { type AskedQuestion, answerTypeOf, tellsWhere } from '#shared/questions.ts';
import type { BookingParty } from '#shared/states.ts';
import type { Booking } from '../repository.ts';
import { showsContact } from '../requests/contact-rules.ts';
import { answersChangeableUntil } from './answer-rules.ts';
import { openAnswers } from './stored-answers.ts';

type Shown = BookingAnswers['asked'][number];

/** A question as it was asked, with its answer in words. */
function askedIn(lang: Lang, asked: AskedQuestion): Shown {
  const question = questionIn(lang, asked);
  return { ...question, value: asked.value, answer: wordsOf(question, asked.value, lang) };
}

function wordsOf({ type, choices }: Pick<Shown, 'type' | 'choices'>, value: Shown['value'], lang: Lang): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (type === 'choice') return choices[Number(value)] ?? '';
  return type === 'time' ? formatTime(String(value), lang) : String(value);
}

/** The answers of a booking in words, for papers and letters; what was not answered is left out. */
export function answersInWords(app: App, booking: Pick<Booking, 'answersSealed'>, lang: Lang): AnswerInWords[] {
  return openAnswers(app, booking.answersSealed)
    .map((asked) => askedIn(lang, asked))
    .filter(({ answer }) => answer !== '')
    .map(({ text, textLang, answer }) => ({ question: text, textLang, answer }));
}

interface Reader {
  party: BookingParty;
  /** Whether a member handles bookings. */
  handles: boolean;
  lang: Lang;
}

/**
 * What a booking's page shows of its questions and answers. Members of the provider need the right `bookings`, and where
 * `showsContact` says no, they do not read what may say where the traveller is or how to reach them. Admins read them by a call
 * of its own, which is recorded (`admin/bookings/view-personal.ts`).
 */
export function bookingAnswersOf(
  app: App,
  booking: Pick<Booking, 'answersSealed' | 'answersChangedAt' | 'status' | 'startDate' | 'approval' | 'confirmedAt'>,
  { party, handles, lang }: Reader,
): BookingAnswers {
  const isMember = party === 'provider';
  const isHidden = party === 'admin' || (isMember && !handles);
  const asked = isHidden ? [] : openAnswers(app, booking.answersSealed);
  const isKept = (one: AskedQuestion) => isMember && !showsContact(booking) && tellsWhere(answerTypeOf(one));
  const mayCome = booking.status === 'pending';
  const until =
    party === 'traveller' && asked.length > 0 ? answersChangeableUntil(booking, app.clock.now()) : undefined;
  return {
    asked: asked.filter((one) => !isKept(one)).map((one) => askedIn(lang, one)),
    later: mayCome ? asked.filter((one) => isKept(one) && one.value !== null).length : 0,
    changeableUntil: until?.toISOString() ?? null,
    changedAt: asked.length > 0 ? (booking.answersChangedAt?.toISOString() ?? null) : null,
  };
}
