import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { categories } from '#shared/categories.ts';
import { addMonths, isCalendarDate, today } from '#shared/dates.ts';
import { withLang } from '#shared/languages.ts';
import { GUESTS_MAX, MONTHS_AHEAD } from '#shared/quote.ts';
import { readSearch } from '#web/features/catalogue/search-params.ts';
import { useToday } from '#web/features/catalogue/use-today.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField, focusInvalid } from '#web/ui/date-field.tsx';
import { hydrateWhenUsed } from '#web/ui/deferred-hydration.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';

/** A search form for text, dates and guests that leads to /search; it works without JavaScript. */
export const StartSearch = hydrateWhenUsed(() => {
  const { t } = useTranslation(['home', 'catalogue', 'common']);
  const { lang } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const [date, setDate] = useState('');
  const day = useToday() ?? today(pageClock);
  return (
    <search>
      <form
        method="get"
        action={withLang('/search', lang)}
        noValidate
        // Phones show words and the first day only; the other filters are beside the results.
        className="grid items-start gap-4 rounded-l border border-line bg-surface p-4 shadow-raised sm:grid-cols-2 sm:p-5 lg:grid-cols-[2fr_1.5fr_1.5fr_7rem_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          if (focusInvalid(event.currentTarget)) return;
          const search = readSearch({ ...Object.fromEntries(new FormData(event.currentTarget)), startDate: date });
          void navigate({ to: '/search', search });
        }}
      >
        <TextInput
          label={t('search.what')}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={t('catalogue:search.example')}
        />
        <Select label={t('search.kind')} name="category" defaultValue="" className="max-sm:hidden">
          <option value="">{t('search.anyKind')}</option>
          {categories.map(({ value }) => (
            <option key={value} value={value}>
              {t(`catalogue:category.${value}`)}
            </option>
          ))}
        </Select>
        <DateField
          label={t('search.when')}
          hint={t('catalogue:filters.dateHint')}
          name="startDate"
          error={isCalendarDate(date) && date < day ? t('catalogue:filters.datePast') : undefined}
          value={date}
          today={day}
          min={day}
          max={addMonths(day, MONTHS_AHEAD)}
          onChange={setDate}
        />
        <TextInput
          label={t('common:guests')}
          name="guests"
          type="number"
          inputMode="numeric"
          min={1}
          max={GUESTS_MAX}
          placeholder="2"
          className="max-sm:hidden"
        />
        <Button type="submit" className="sm:col-span-2 lg:col-span-1 lg:mt-7">
          {t('catalogue:search.submit')}
        </Button>
      </form>
    </search>
  );
});
