import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getServiceCall, type Service } from '#shared/contracts/catalogue.ts';
import { ExtraFields, offeredBy } from '#web/features/stay-choice/extra-fields.tsx';
import { Problem } from '#web/lib/problem.ts';
import { outdate } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useMoney } from '#web/ui/use-money.ts';
import type { useWizard } from './use-wizard.ts';

interface ExtrasPartProps {
  service: Service;
  wizard: ReturnType<typeof useWizard>;
}

/** What may be added for money, with what is chosen of it in all. */
export function ExtrasPart({ service, wizard }: ExtrasPartProps) {
  const { t } = useTranslation('bookings');
  const { charge } = useMoney();
  const { draft, quoted, keep, form } = wizard;
  const { data, error } = quoted.quote;
  useServiceAnew(error);
  const cents = data?.extras.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) ?? 0;
  return (
    <section aria-labelledby="extras" className="grid gap-5">
      <div className="grid max-w-prose gap-1.5">
        <h3 id="extras">{t('extras.title')}</h3>
        <p className="text-s text-ink-soft">{t('extras.lead')}</p>
      </div>
      <ExtraFields
        extras={offeredBy(service, draft.guests)}
        value={draft.extras}
        onChange={(extras) => keep({ ...draft, contact: form.getValues('contact'), extras })}
      />
      <p aria-live="polite" className="font-medium">
        {draft.extras !== '' && cents > 0 && t('extras.total', { amount: charge(cents / 100) })}
      </p>
    </section>
  );
}

/** Reads the listing again if what it offers has changed since. */
function useServiceAnew(error: unknown) {
  const queries = useQueryClient();
  useEffect(() => {
    if (error instanceof Problem && 'extras' in error.fields) outdate(queries, getServiceCall);
  }, [error, queries]);
}
