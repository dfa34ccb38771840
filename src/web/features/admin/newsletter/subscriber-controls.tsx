import { useNavigate } from '@tanstack/react-router';
import { langs } from '#shared/languages.ts';
import { subscriberStates } from '#shared/newsletter.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { sameWords, useTyped } from '#web/lib/use-typed.ts';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { type NewsletterListSearch, newsletterWordsMost, readNewsletterListSearch } from '../newsletter-search.ts';

/** Words, state and language of the list. */
export function SubscriberControls({ search }: { search: NewsletterListSearch }) {
  const { t } = useTranslation('admin-newsletter');
  const navigate = useNavigate();
  const { q = '', state = '', language = '' } = search;
  // A change leads to the first page.
  const go = (change: { [Name in 'q' | 'state' | 'language']?: string }) =>
    void navigate({
      to: '/admin/newsletter',
      search: readNewsletterListSearch({ ...search, q: typed, page: 1, ...change }),
      replace: true,
      resetScroll: false,
    });
  const { typed, type } = useTyped({ given: q, same: sameWords, send: (words) => go({ q: words }) });
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextInput
        type="search"
        label={t('search')}
        hint={t('search.hint')}
        maxLength={newsletterWordsMost}
        className="sm:col-span-2"
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <Select label={t('state')} value={state} onChange={({ target }) => go({ state: target.value })}>
        <option value="">{t('state.all')}</option>
        {subscriberStates.map((each) => (
          <option key={each} value={each}>
            {t(`state.${each}`)}
          </option>
        ))}
      </Select>
      <Select label={t('language')} value={language} onChange={({ target }) => go({ language: target.value })}>
        <option value="">{t('language.all')}</option>
        {langs.map((each) => (
          <option key={each} value={each}>
            {t(`language.${each}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
