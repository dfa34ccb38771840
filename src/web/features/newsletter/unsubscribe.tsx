import { withLang } from '#shared/languages.ts';
import { newsletterPaths } from '#shared/newsletter.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { NewsletterPage } from './newsletter-page.tsx';

/** Where the link of each letter leads. Mail programs unsubscribe by a call to the same address, people by the button. */
export function UnsubscribeNewsletter(link: { id: string; signature: string }) {
  const { t } = useTranslation('newsletter');
  const lang = useLang();
  return (
    <NewsletterPage title={t('unsubscribe.title')} text={t('unsubscribe.text')}>
      <form method="post" action={withLang(`${newsletterPaths.unsubscribe}?${new URLSearchParams({ ...link })}`, lang)}>
        <input type="hidden" name="by" value="page" />
        <Button type="submit">{t('unsubscribe.button')}</Button>
      </form>
    </NewsletterPage>
  );
}
