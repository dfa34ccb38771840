import { newsletterLimits, newsletterOutcomes, newsletterProblems } from '#shared/newsletter.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { NewsletterPage } from './newsletter-page.tsx';

/** The search parameters of /newsletter: what came of a form. */
export interface NewsletterSearch {
  state?: (typeof newsletterOutcomes)[number];
  problem?: (typeof newsletterProblems)[number];
}

/** Reads them; values that are not valid count as absent. */
export function readNewsletterSearch(raw: Record<string, unknown>): NewsletterSearch {
  const state = newsletterOutcomes.find((each) => each === raw.state);
  const problem = newsletterProblems.find((each) => each === raw.problem);
  return { ...(state && { state }), ...(problem && { problem }) };
}

/** What came of a form, or what the newsletter is. The form itself stands at the end of every page. */
export function NewsletterOutcome({ search: { state, problem } }: { search: NewsletterSearch }) {
  const { t } = useTranslation('newsletter');
  const toForm = (
    <a href="#subscribe" className="text-brand underline underline-offset-4">
      {t('toForm')}
    </a>
  );
  if (problem) {
    return (
      <NewsletterPage alert title={t('problem.title')} text={t(`problem.${problem}`)}>
        {toForm}
      </NewsletterPage>
    );
  }
  if (!state) {
    return (
      <NewsletterPage title={t('title')} text={t('lead')}>
        {toForm}
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage title={t(`${state}.title`)} text={t(`${state}.text`, { days: newsletterLimits.confirmDays })}>
      <LinkButton to="/" kind="quiet">
        {t('again')}
      </LinkButton>
    </NewsletterPage>
  );
}
