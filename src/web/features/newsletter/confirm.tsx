import { withLang } from '#shared/languages.ts';
import { newsletterPaths } from '#shared/newsletter.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { NewsletterPage } from './newsletter-page.tsx';

/**
 * Where the letter leads. Only the button confirms, since programs that check letters open their links. It is a plain form,
 * so that it works without scripts.
 */
export function ConfirmNewsletter({ token }: { token: string }) {
  const { t } = useTranslation('newsletter');
  const lang = useLang();
  return (
    <NewsletterPage title={t('confirm.title')} text={t('confirm.text')}>
      <form method="post" action={withLang(newsletterPaths.confirm, lang)}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{t('confirm.button')}</Button>
      </form>
    </NewsletterPage>
  );
}
