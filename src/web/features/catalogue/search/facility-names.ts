import type { Sought } from '#shared/facts.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** The name of a facility or bed; of one that an address has made up, as it stands there. */
export function useFacilityNames(): (facility: string) => string {
  const { t } = useTranslation('facilities');
  return (facility) => t(facility as Sought);
}
