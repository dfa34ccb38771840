import { isChild, type PricedKind, pricedKinds } from '#shared/party.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type KindValues, kindsWithoutPrice } from './kinds-without-price.ts';
import { PriceField } from './price-field.tsx';
import { type TypedIn, useTypedMoney } from './use-typed-money.ts';

interface KindPricesProps extends TypedIn {
  values: KindValues;
  /** Children have prices of their own only where the price is per person. */
  perPerson: boolean;
  errors: Partial<Record<PricedKind, { message?: string | undefined }>> | undefined;
  onChange: (kind: PricedKind, dollars: number) => void;
}

/** The prices of residents, East African citizens and children. */
export function KindPrices({ values, perPerson, errors, onChange, ...prices }: KindPricesProps) {
  const { t } = useTranslation('party');
  const kinds = pricedKinds.filter((kind) => perPerson || !isChild(kind));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {kinds.map((kind) => (
        <PriceField
          key={kind}
          {...prices}
          label={t(`kind.${kind}`)}
          error={errors?.[kind]}
          value={values[kind] ?? Number.NaN}
          onChange={(next) => onChange(kind, next)}
        />
      ))}
    </div>
  );
}

/** What those pay on some days who have a price on usual days and none on these, in the currency in which prices are typed. */
export function WithoutPrice(props: Parameters<typeof kindsWithoutPrice>[0] & TypedIn) {
  const { t } = useTranslation(['provider-service', 'party']);
  const inWords = useTypedMoney(props);
  const told = kindsWithoutPrice(props).flatMap(({ dollars, ...one }) =>
    dollars === undefined ? [] : [{ ...one, dollars }],
  );
  if (told.length === 0) return null;
  return (
    <div className="rounded-s bg-warning-soft p-3 text-s">
      <p className="font-semibold">{t('kinds.else')}</p>
      <ul className="mt-1 list-disc pl-5">
        {told.map(({ kind, dollars, like }) => (
          <li key={kind}>{t(`kinds.${like}`, { who: t(`party:kind.${kind}`), price: inWords(dollars) })}</li>
        ))}
      </ul>
    </div>
  );
}

/** Whether any price of children is typed. */
export const hasChildPrice = (values: KindValues): boolean =>
  pricedKinds.some((kind) => isChild(kind) && Number.isFinite(values[kind]));
