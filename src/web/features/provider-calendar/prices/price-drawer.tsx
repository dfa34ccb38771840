import { useQuery } from '@tanstack/react-query';
import type { Calendar } from '#shared/contracts/provider-calendar.ts';
import { pricedKinds } from '#shared/party.ts';
import { KindPrices } from '#web/features/provider-services/kind-prices.tsx';
import { PriceField, usualRate } from '#web/features/provider-services/price-field.tsx';
import { useTypedCurrency } from '#web/features/provider-services/use-typed-currency.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Select } from '#web/ui/inputs.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { News } from '#web/ui/news.tsx';
import { Choice, Option } from '../block/option.tsx';
import { DaysDrawer, type OpenedDrawer } from '../days/days-drawer.tsx';
import { usePriceForm } from './use-price-form.ts';
import { useSetPrice } from './use-set-price.ts';

/** The form that gives single days a price, or takes it away again. */
export function PriceDrawer({ service, span, onClose, onDone, ...opened }: OpenedDrawer) {
  const { t } = useTranslation('provider-calendar');
  const { calendar, today } = opened;
  const { set, busy, refusal, forgetRefusal } = useSetPrice(service, (days) => {
    onDone(days);
    onClose();
  });
  const form = usePriceForm({ calendar, span, today }, forgetRefusal);
  const { typed, change } = form;
  const submit = () => {
    const wanted = form.read();
    return wanted && set(wanted);
  };
  return (
    <DaysDrawer
      {...opened}
      title={t('price.title')}
      days={form.days}
      action={t(typed.remove ? 'price.remove.submit' : 'price.submit')}
      busy={busy}
      onSubmit={submit}
      onLeave={() => busy || onClose()}
    >
      <LeaveQuestion asks={opened.open && !busy && form.changed} />
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
      {refusal && !isAtAField(refusal.fields) && <News tone="danger">{refusal.text}</News>}
    </DaysDrawer>
  );
}

/** Whether what the server has found wrong stands at the fields already. */
const isAtAField = (fields: Record<string, string>) =>
  Object.keys(fields).some((name) => name === 'pricePerUnit' || name.startsWith('residencyPrices.'));

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
  const [currency, setCurrency] = useTypedCurrency();
  const { typed, change, priceWrong, kindsWrong, withChildren } = form;
  const ofKinds = pricedKinds.map((kind) => [kind, { message: kindsWrong[kind] ?? errors[`residencyPrices.${kind}`] }]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Select
        label={t('provider-service:currency')}
        value={currency}
        onChange={({ target }) => setCurrency(target.value === 'KES' ? 'KES' : 'USD')}
      >
        <option value="KES">{t('provider-service:currency.KES')}</option>
        <option value="USD">{t('provider-service:currency.USD')}</option>
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
