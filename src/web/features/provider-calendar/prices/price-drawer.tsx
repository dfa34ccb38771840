import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { Calendar } from '#shared/contracts/provider-calendar.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { pricedKinds } from '#shared/party.ts';
import { KindPrices } from '#web/features/provider-services/kind-prices.tsx';
import { PriceField, type TypedCurrency, usualRate } from '#web/features/provider-services/price-field.tsx';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { focusInvalid } from '#web/ui/date-field.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { News } from '#web/ui/news.tsx';
import { Choice, Option } from '../block/option.tsx';
import { DateFields } from '../days/date-fields.tsx';
import type { Span } from '../month/days-panel.tsx';
import { usePriceForm } from './use-price-form.ts';
import { useSetPrice } from './use-set-price.ts';

interface PriceDrawerProps {
  service: string;
  calendar: Calendar;
  /** The days that are chosen in the calendar; they can be typed, too. */
  span: Span | undefined;
  today: CalendarDate;
  open: boolean;
  onClose: () => void;
  onDone: (span: Span) => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** The form that gives single days a price, or takes it away again. */
export function PriceDrawer(props: PriceDrawerProps) {
  const { service, calendar, span, today, open, onClose, onDone, returnTo } = props;
  const { t } = useTranslation('provider-calendar');
  const { title, priceUnit } = calendar.service;
  const box = useRef<HTMLFormElement>(null);
  const toWrong = () => requestAnimationFrame(() => focusInvalid(box.current));
  const { set, busy, refusal, forgetRefusal } = useSetPrice(service, (days) => {
    onDone(days);
    onClose();
  });
  const form = usePriceForm({ calendar, span, today }, forgetRefusal);
  const { typed, change } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = form.read();
    if (wanted) void set(wanted).then(toWrong);
    else toWrong();
  };
  const leave = () => {
    if (!busy) onClose();
  };
  return (
    <Drawer
      open={open}
      onOpenChange={(wanted) => wanted || leave()}
      title={t('price.title')}
      description={title}
      returnTo={returnTo}
    >
      <form
        ref={box}
        noValidate
        onSubmit={submit}
        // What gets the focus stops above the buttons at the foot.
        className="mt-5 grid grid-cols-1 gap-6 [&_:is(input,button,select)]:scroll-mb-28"
      >
        <DateFields days={form.days} today={today} ofNights={priceUnit === 'night'} />
        <Choice legend={t('price.what')}>
          <Option name="price" checked={!typed.remove} onChange={() => change({ remove: false })}>
            {t('price.set')}
          </Option>
          <Option
            name="price"
            checked={typed.remove}
            onChange={() => change({ remove: true })}
            hint={t('price.remove.hint')}
          >
            {t('price.remove')}
          </Option>
        </Choice>
        {!typed.remove && <PriceFields form={form} kinds={calendar.service.kinds} errors={refusal?.fields ?? {}} />}
        <p className="text-s text-ink-soft">{t('price.note')}</p>
        {refusal && <News tone="danger">{refusal.text}</News>}
        <div className="sticky -bottom-5 z-10 sm:-bottom-6 -mx-5 -mb-5 flex flex-wrap gap-3 border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
          <Button type="submit" busy={busy} className="flex-auto">
            {t(typed.remove ? 'price.remove.submit' : 'price.submit')}
          </Button>
          <Button kind="quiet" onClick={leave} className="flex-auto">
            {t('keep')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}

interface PriceFieldsProps {
  form: ReturnType<typeof usePriceForm>;
  kinds: Calendar['service']['kinds'];
  /** What the server has found wrong, by its names of fields. */
  errors: Record<string, string>;
}

/** The price, and where the listing has prices of residents, citizens or children also theirs. */
function PriceFields({ form, kinds, errors }: PriceFieldsProps) {
  const { t } = useTranslation(['provider-calendar', 'provider-service']);
  const rate = useQuery(publicSettingsQuery).data?.rates.KES ?? usualRate;
  const [currency, setCurrency] = useState<TypedCurrency>('USD');
  const { typed, change, priceWrong, withChildren } = form;
  const ofKinds = pricedKinds.map((kind) => [kind, { message: errors[`residencyPrices.${kind}`] }]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Select
        label={t('provider-service:currency')}
        value={currency}
        onChange={({ target }) => setCurrency(target.value === 'KES' ? 'KES' : 'USD')}
      >
        <option value="USD">{t('provider-service:currency.USD')}</option>
        <option value="KES">{t('provider-service:currency.KES')}</option>
      </Select>
      <PriceField
        label={t('fact.price')}
        error={priceWrong ?? errors.pricePerUnit}
        value={typed.price}
        {...{ currency, rate }}
        onChange={(price) => change({ price })}
      />
      {kinds.length > 0 && (
        <>
          <p className="text-s text-ink-soft">{t('price.kinds')}</p>
          <KindPrices
            perPerson={withChildren}
            values={typed.kinds}
            errors={Object.fromEntries(ofKinds)}
            {...{ currency, rate }}
            onChange={(kind, dollars) => change({ kinds: { ...typed.kinds, [kind]: dollars } })}
          />
        </>
      )}
    </div>
  );
}
