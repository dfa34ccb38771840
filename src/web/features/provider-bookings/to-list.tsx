import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** The way back to the list. */
export function ToList() {
  const { t } = useTranslation('provider-bookings');
  return (
    <TextLink to="/provider/bookings" className="-ml-1.5 inline-flex min-h-11 w-fit items-center gap-1 print:hidden">
      <Icon name="left" className="size-4.5" />
      {t('back')}
    </TextLink>
  );
}
