import { isChild, type PricedKind, pricedKinds } from '#shared/party.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PriceField, type TypedCurrency } from './price-field.tsx';

/** What is typed for each kind of guests; NaN where the field is empty. */
type KindValues = Partial<Record<PricedKind, number>>;

interface KindPricesProps {
  values: KindValues;
  /** Children have prices of their own only where the price is per person. */
  perPerson: boolean;
  errors: Partial<Record<PricedKind, { message?: string | undefined }>> | undefined;
  currency: TypedCurrency;
  rate: number;
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

/** Whether any price of children is typed. */
export const hasChildPrice = (values: KindValues): boolean =>
  pricedKinds.some((kind) => isChild(kind) && Number.isFinite(values[kind]));
