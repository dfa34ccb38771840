import { useState } from 'react';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { addMonths, type CalendarDate, formatDate, isCalendarDate } from '#shared/dates.ts';
import { listingLimits } from '#shared/listing-rules.ts';
import type { PricedKind } from '#shared/party.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { FieldMessage, useFieldMessage } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { KindPrices, WithoutPrice } from '../kind-prices.tsx';
import { type KindValues, kindsWithoutPrice } from '../kinds-without-price.ts';
import { PriceField } from '../price-field.tsx';
import { type TypedIn, useTypedMoney } from '../use-typed-money.ts';
import type { PriceValues } from './price-values.ts';
import { useRows } from './use-rows.ts';

type SeasonValues = PriceValues['seasons'][number];

interface SeasonsProps extends TypedIn {
  form: UseFormReturn<PriceValues>;
  today: CalendarDate;
}

/** The days that have a price of their own, each with a name; those that are over stand apart. */
export function Seasons({ form, ...prices }: SeasonsProps) {
  const { t } = useTranslation('provider-service');
  const { seasons, keys, append, remove, change } = useSeasons(form);
  const errors = form.formState.errors.seasons;
  const message = useFieldMessage(errors as { message?: string } | undefined);
  const [unit, kinds] = useWatch({ control: form.control, name: ['priceUnit', 'residencyPrices'] });
  const isFull = seasons.length >= listingLimits.seasons;
  const copy = ({ startDate, endDate, ...season }: SeasonValues) => {
    if (isCalendarDate(startDate) && isCalendarDate(endDate)) {
      append({ ...season, startDate: addMonths(startDate, 12), endDate: addMonths(endDate, 12) });
    }
  };
  const places = seasons.map((season, index) => ({ season, index, isOver: isOver(season.endDate, prices.today) }));
  const list = (which: typeof places) => (
    <ol className="grid grid-cols-1 gap-3">
      {which.map(({ season, index }) => (
        <li key={keys[index]}>
          <Season
            {...prices}
            {...{ season, index, usual: kinds, errors: errors?.[index] }}
            perPerson={unit === 'person'}
            onChange={(changes) => change(index, changes)}
            onRemove={() => remove(index)}
            {...(!isFull && { onCopy: () => copy(season) })}
          />
        </li>
      ))}
    </ol>
  );
  const over = places.filter((one) => one.isOver);
  return (
    <section aria-labelledby="seasons" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h3 id="seasons">{t('seasons')}</h3>
        <p className="max-w-prose text-s text-ink-soft">{t('seasons.text')}</p>
      </div>
      {over.length < places.length && list(places.filter((one) => !one.isOver))}
      <FieldMessage id="seasons-error" message={message} />
      {!isFull && (
        <Button
          kind="quiet"
          className="justify-self-start"
          onClick={() =>
            append({ name: '', startDate: '', endDate: '', pricePerUnit: Number.NaN, residencyPrices: {} })
          }
        >
          {t('seasons.add')}
        </Button>
      )}
      {over.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-s font-semibold">
            {t('seasons.over', { count: over.length })}
          </summary>
          {list(over)}
        </details>
      )}
    </section>
  );
}

const isOver = (endDate: string, today: CalendarDate) => isCalendarDate(endDate) && endDate < today;

/** The seasons as one value of the form; changing one clears what was wrong with it. */
function useSeasons(form: UseFormReturn<PriceValues>) {
  const { field } = useController({ control: form.control, name: 'seasons' });
  const { value: seasons, onChange } = field;
  const { keys, append, remove, change } = useRows<SeasonValues>(seasons, onChange);
  return {
    ...{ seasons, keys, append },
    remove: (place: number) => {
      form.clearErrors('seasons');
      remove(place);
    },
    change: (place: number, changes: Partial<SeasonValues>) => {
      for (const name of Object.keys(changes) as (keyof SeasonValues)[]) form.clearErrors(`seasons.${place}.${name}`);
      change(place, changes);
    },
  };
}

type Message = { message?: string | undefined };
type SeasonErrors = Partial<Record<Exclude<keyof SeasonValues, 'residencyPrices'>, Message>> & {
  residencyPrices?: Partial<Record<PricedKind, Message>>;
};

interface SeasonProps extends Omit<SeasonsProps, 'form'> {
  season: SeasonValues;
  index: number;
  errors: SeasonErrors | undefined;
  /** What residents, citizens and children pay outside of seasons. */
  usual: KindValues;
  perPerson: boolean;
  onChange: (changes: Partial<SeasonValues>) => void;
  onRemove: () => void;
  onCopy?: () => void;
}

/** One season, folded up to a line until it is to be changed or something is wrong in it. */
function Season({ season, index, errors, usual, perPerson, onChange, ...props }: SeasonProps) {
  const { currency, rate, today, onRemove, onCopy } = props;
  const { t } = useTranslation(['provider-service', 'common', 'party']);
  const lang = useLang();
  const inWords = useTypedMoney({ currency, rate });
  const { name, startDate, endDate, pricePerUnit, residencyPrices } = season;
  const [isNew] = useState(name === '');
  const paid = { usual, own: residencyPrices, price: pricePerUnit, perPerson };
  const without = kindsWithoutPrice(paid).map(({ kind }) => t(`party:kind.${kind}`));
  const dayInWords = (date: string) => (isCalendarDate(date) ? formatDate(date, lang) : '…');
  return (
    <details open={isNew || errors !== undefined} className="group rounded-m border border-line">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-3">
        <span className="font-semibold wrap-anywhere">{name || t('seasons.number', { number: index + 1 })}</span>
        <span className="text-s text-ink-soft">
          {t('common:date.span', { from: dayInWords(startDate), to: dayInWords(endDate) })}
        </span>
        <span className="ml-auto flex items-center gap-2 font-semibold tabular-nums">
          {pricePerUnit > 0 && pricePerUnit < 1_000_000 && inWords(pricePerUnit)}
          <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
        </span>
        {without.length > 0 && (
          <span className="w-full text-s text-ink-soft group-open:hidden">
            {t('kinds.none', { who: without.join('; ') })}
          </span>
        )}
      </summary>
      <fieldset className="grid min-w-0 gap-4 border-t border-line p-4 sm:grid-cols-2">
        <legend className="sr-only">{name || t('seasons.number', { number: index + 1 })}</legend>
        <TextInput
          label={t('seasons.name')}
          maxLength={listingLimits.seasonName}
          placeholder={t('seasons.example')}
          value={name}
          error={errors?.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <PriceField
          label={t('price')}
          error={errors?.pricePerUnit}
          value={pricePerUnit}
          {...{ currency, rate }}
          onChange={(next) => onChange({ pricePerUnit: next })}
        />
        {(['startDate', 'endDate'] as const).map((end) => (
          <DateField
            key={end}
            label={t(`seasons.${end}`)}
            error={errors?.[end]}
            value={season[end]}
            onChange={(next) => onChange({ [end]: next })}
            today={today}
          />
        ))}
        {(Object.values(usual).some(Number.isFinite) || Object.keys(residencyPrices).length > 0) && (
          <div className="grid gap-3 sm:col-span-full">
            <p className="text-s text-ink-soft">{t('seasons.residency')}</p>
            <KindPrices
              {...{ perPerson, currency, rate }}
              values={residencyPrices}
              errors={errors?.residencyPrices}
              onChange={(kind, dollars) => onChange({ residencyPrices: { ...residencyPrices, [kind]: dollars } })}
            />
            <WithoutPrice {...paid} {...{ currency, rate }} />
          </div>
        )}
        <p className="flex flex-wrap gap-x-4 sm:col-span-full">
          {onCopy && (
            <Button kind="plain" onClick={onCopy}>
              {t('seasons.copy')}
            </Button>
          )}
          <Button kind="plain" onClick={onRemove}>
            {t('seasons.remove')}
          </Button>
        </p>
      </fieldset>
    </details>
  );
}
