import { type UseFormReturn, useController } from 'react-hook-form';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { onSiteFeeLimits } from '#shared/on-site-fees.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { type FeesValues, type FeeValues, feeFieldsOf, newFee, feeValuesOf as valuesOf } from './fee-values.ts';
import { OnSiteFee } from './on-site-fee.tsx';
import { SectionForm } from './section-form.tsx';
import { useRows } from './use-rows.ts';
import { useSection } from './use-section.ts';

/** What guests pay at the place itself besides the price, by where they live and by age. */
export function FeesSection({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation('provider-service');
  const state = useSection<FeesValues>({ listing, valuesOf, fieldsOf: feeFieldsOf });
  const { fees, keys, append, remove, change } = useFees(state.form);
  const errors = state.form.formState.errors.onSiteFees;
  return (
    <SectionForm section="fees" state={state}>
      {fees.length > 0 && (
        <ol className="grid grid-cols-1 gap-3">
          {fees.map((fee, index) => (
            <li key={keys[index]}>
              <OnSiteFee
                number={index + 1}
                unit={listing.priceUnit}
                fee={fee}
                errors={errors?.[index]}
                onChange={(changes) => change(index, changes)}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      )}
      {fees.length < onSiteFeeLimits.fees && (
        <Button kind="quiet" className="justify-self-start" onClick={() => append(newFee())}>
          {t('fees.add')}
        </Button>
      )}
    </SectionForm>
  );
}

/** The fees as one value of the form; changing one clears what was wrong with them. */
function useFees(form: UseFormReturn<FeesValues>) {
  const { field } = useController({ control: form.control, name: 'onSiteFees' });
  const { value: fees } = field;
  const replace = (next: FeeValues[]) => {
    form.clearErrors('onSiteFees');
    field.onChange(next);
  };
  return { fees, ...useRows<FeeValues>(fees, replace) };
}
