import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** Shown for a listing that does not exist, was deleted, or is another provider's. */
export function MissingListing() {
  const { t } = useTranslation('provider-services');
  return (
    <Empty
      titleAs="h1"
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        <LinkButton to="/provider/services" kind="quiet">
          {t('missing.action')}
        </LinkButton>
      }
    />
  );
}
