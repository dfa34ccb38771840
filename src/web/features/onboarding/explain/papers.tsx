import { optionalDocuments } from '#shared/provider-documents.ts';
import { providerKinds } from '#shared/provider-kinds.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';

const licences = {
  stay: 'papers.licence.stay',
  meal: 'papers.licence.meal',
  transport: 'papers.licence.transport',
  tour: 'papers.licence.tour',
} as const;

/** The papers that are needed to send an application, and those that help. */
export function Papers() {
  const { t } = useTranslation(['onboarding', 'provider-documents']);
  const helpful = [...new Set(providerKinds.flatMap((kind) => optionalDocuments(kind)))].filter(
    (type) => type !== 'other',
  );
  // Browsers do not know all lists of Kiswahili as the server does.
  const names = helpful.map((type) => t(`provider-documents:type.${type}`)).join(', ');
  return (
    <section aria-labelledby="papers" className="grid content-start gap-5">
      <h2 id="papers" className="text-2xl">
        {t('papers.title')}
      </h2>
      <p className="max-w-prose">{t('papers.lead')}</p>
      <ul className="grid max-w-3xl gap-3">
        <Paper>{t('papers.identity')}</Paper>
        <Paper>{t('papers.registration')}</Paper>
        <Paper>
          {t('papers.licence')}
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-soft marker:text-gold">
            {providerKinds.map((kind) => (
              <li key={kind}>{t(licences[kind])}</li>
            ))}
          </ul>
        </Paper>
      </ul>
      <p className="max-w-prose text-ink-soft">{t('papers.more', { names })}</p>
      <p className="max-w-prose text-s text-ink-soft">{t('papers.noAdvice')}</p>
    </section>
  );
}

function Paper({ children }: { children: React.ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name="check" className="size-6 text-brand" />
      <div>{children}</div>
    </li>
  );
}

/** What becomes of the documents. */
export function Safety() {
  const { t } = useTranslation('onboarding');
  return (
    <section aria-labelledby="safe" className="grid content-start gap-5">
      <h2 id="safe" className="text-2xl">
        {t('safe.title')}
      </h2>
      <ul className="grid max-w-prose list-disc gap-2 pl-5 marker:text-gold">
        <li>{t('safe.encrypted')}</li>
        <li>{t('safe.who')}</li>
        <li>{t('safe.place')}</li>
        <li>{t('safe.long')}</li>
      </ul>
    </section>
  );
}
