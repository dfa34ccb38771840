import { useQueryClient } from '@tanstack/react-query';
import type { Service } from '#shared/contracts/catalogue.ts';
import { type CalendarDate, formatDate, isCalendarDate, today } from '#shared/dates.ts';
import { largestParty } from '#shared/quote.ts';
import type { TypedDates } from '#web/features/catalogue/typed-dates.ts';
import { tooFewKey } from '#web/features/stay-choice/places-left.ts';
import { quoteQuery } from '#web/features/stay-choice/queries.ts';
import { QuoteBill } from '#web/features/stay-choice/quote-bill.tsx';
import { checkStay, endFollows } from '#web/features/stay-choice/stay.ts';
import { useDateMessage } from '#web/features/stay-choice/use-date-message.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import type { StayChoice } from './use-stay-choice.ts';

interface PlainPanelProps {
  service: Service;
  choice: StayChoice;
  /** The days of the address as they were typed. */
  typed: TypedDates;
}

/**
 * In place of the booking panel where scripts are off, and in the server's HTML only: what needs them, and a form for
 * days and guests that the server answers with the price and the places left.
 */
export function PlainPanel({ service, choice, typed }: PlainPanelProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const lang = useLang();
  const now = today(pageClock);
  const { problems, refused, tooFew } = useAnswer({ service, choice, typed, now });
  const shown = (text = '') => (isCalendarDate(text) ? formatDate(text, lang) : text);
  const example = formatDate(now, lang);
  const day = { hint: t('common:date.hint', { example }), placeholder: t('common:date.placeholder'), maxLength: 40 };
  return (
    <div className="grid gap-4">
      <p>{t('plain.needs')}</p>
      <form method="get" action="#book" noValidate autoComplete="off" className="grid gap-4">
        <TextInput
          {...day}
          label={t('filters.from')}
          name="startDate"
          required
          defaultValue={shown(typed.startDate)}
          error={problems.startDate}
        />
        {!endFollows(service) && (
          <TextInput
            {...day}
            label={t('filters.to')}
            name="endDate"
            defaultValue={shown(typed.endDate)}
            error={problems.endDate}
          />
        )}
        <TextInput
          label={t('common:guests')}
          name="guests"
          type="number"
          min={1}
          max={largestParty(service)}
          defaultValue={choice.value.guests}
          error={tooFew}
        />
        <Button type="submit">{t('plain.check')}</Button>
      </form>
      {refused !== undefined && <Notice tone="danger">{refused}</Notice>}
      {choice.quote.data && <QuoteBill service={service} quote={choice.quote} asked />}
    </div>
  );
}

const none: { startDate?: string; endDate?: string } = {};

interface AnswerInput extends PlainPanelProps {
  now: CalendarDate;
}

/** What is wrong with the days and guests of the address; nothing while it asks for none. */
function useAnswer({ service, choice, typed, now }: AnswerInput) {
  const { t } = useTranslation(['bookings', 'common']);
  const textOf = useProblemText();
  const lang = useLang();
  const messageOf = useDateMessage(now, service);
  const queries = useQueryClient();
  if (!typed.startDate?.trim()) return { problems: none };
  const wrong = (text = '') =>
    text.trim() === '' || isCalendarDate(text) ? undefined : t('common:date.wrong', { example: formatDate(now, lang) });
  const checked = checkStay(service, choice.value, now);
  const found = 'problems' in checked ? checked.problems : {};
  const problems = {
    startDate: wrong(typed.startDate) ?? messageOf(found.startDate),
    endDate: wrong(typed.endDate) ?? messageOf(found.endDate),
  };
  if (!('stay' in checked)) return { problems };
  const state = queries.getQueryState(quoteQuery(service.id, checked.stay).queryKey);
  const { available = 0, places = 0 } = state?.data ?? {};
  return {
    problems,
    refused: state?.error ? textOf(state.error) : undefined,
    tooFew: available < places ? t(tooFewKey(service.priceUnit, available), { count: available }) : undefined,
  };
}
