import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { BookingAnswers } from '#shared/contracts/questions.ts';
import type { AnswersSent } from '#shared/questions.ts';
import type { AnswerErrors } from '#web/features/booking-view/answer-errors.ts';
import { changedIn } from '#web/features/booking-view/changed-answers.ts';
import { readTyped, typedOf } from '#web/features/booking-view/typed-answers.ts';
import { focusInvalid } from '#web/ui/date-field.tsx';

/** The answers of a booking while they may be changed, to be changed together with its dates or guests. */
export function useChangedAnswers(booking: Booking) {
  // A booking that was kept offline by an older version lacks them.
  const answers: BookingAnswers | undefined = booking.answers;
  const asked = answers && answers.changeableUntil !== null ? answers.asked : [];
  const [typed, setTyped] = useState(() => typedOf(asked));
  const [errors, setErrors] = useState<AnswerErrors>({});
  const form = useRef<HTMLFormElement>(null);
  /** Shows what is wrong, and focuses the first. */
  const refuse = (found: AnswerErrors) => {
    flushSync(() => setErrors(found));
    focusInvalid(form.current);
  };
  return {
    asked,
    typed,
    errors,
    /** For the form that holds them. */
    form,
    refuse,
    change: (id: string, text: string) => {
      setErrors((old) => ({ ...old, [id]: undefined }));
      setTyped((old) => ({ ...old, [id]: text }));
    },
    /** Those that differ from the booking's, or undefined where something is wrong with them, which is then shown. */
    read: (): AnswersSent | undefined => {
      const read = readTyped(asked, typed);
      if ('answers' in read) return changedIn(read.answers, asked);
      refuse(read.errors);
      return undefined;
    },
  };
}
