import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Category } from '#shared/categories.ts';
import { createListingCall } from '#shared/contracts/provider-services.ts';
import { listingLimits } from '#shared/listing-rules.ts';
import { ProviderPage } from '#web/features/provider/provider-page.tsx';
import { useMember } from '#web/features/provider/use-member.ts';
import { api } from '#web/lib/api.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided, Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { focusInvalid } from '#web/ui/date-field.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { News } from '#web/ui/news.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { CategoryChoice } from './new/category-choice.tsx';
import { noteListing } from './queries.ts';

/** How a listing begins: what it is and what it is called. The editor has the rest. */
export function NewServicePage() {
  const { t } = useTranslation(['provider-services', 'catalogue']);
  const form = useRef<HTMLFormElement>(null);
  const { busy, problems, failure, send, ...fields } = useNewListing();
  const { category, setCategory, title, setTitle, lang, setLang } = fields;
  return (
    <ProviderPage
      above={
        <Link to="/provider/services" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('new.back')}
        </Link>
      }
      title={t('new.title')}
      lead={t('new.lead')}
    >
      <form
        ref={form}
        noValidate
        className="grid grid-cols-1 gap-10"
        onSubmit={(event) => {
          event.preventDefault();
          void send().then(() => focusInvalid(form.current));
        }}
      >
        <CategoryChoice chosen={category} onChoose={setCategory} error={problems.category} />
        <div className="grid max-w-2xl gap-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <TextInput
            required
            label={t('new.name')}
            hint={t('new.nameHint')}
            maxLength={listingLimits.title}
            value={title}
            error={problems.title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <Select
            label={t('new.language')}
            value={lang}
            onChange={({ target }) => setLang(target.value === 'sw' ? 'sw' : 'en')}
          >
            <option value="en">{t('catalogue:language.en')}</option>
            <option value="sw">{t('catalogue:language.sw')}</option>
          </Select>
        </div>
        <div className="grid justify-items-start gap-4">
          <Button type="submit" busy={busy}>
            {t('new.begin')}
          </Button>
          {failure && (
            <News tone="danger" title={failure.title}>
              {failure.text}
            </News>
          )}
        </div>
      </form>
    </ProviderPage>
  );
}

interface Problems {
  category?: string;
  title?: string;
}

function useNewListing() {
  const { t } = useTranslation('provider-services');
  const wordsFor = useFailureWords();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { providerId } = useMember();
  const [key] = useState(() => createIdempotencyKey());
  const [category, setCategory] = useState<Category>();
  const [title, setTitle] = useState('');
  const [lang, setLang] = useState(useLang());
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<FailureWords>();
  const { busy, run } = useOneAtATime();
  const send = async () => {
    setFailure(undefined);
    const found = {
      ...(!category && { category: t('new.categoryMissing') }),
      ...(title.trim() === '' && { title: 'title_missing' }),
    };
    setProblems(found);
    if (!category || found.title) return;
    const body = { category, title: { [lang]: title } };
    try {
      const query = { providerId };
      const { service } = await api(createListingCall, { query, body, idempotencyKey: key.keyFor({ query, body }) });
      key.decided();
      noteListing(queries, providerId, service);
      await navigate({ to: '/provider/services/$serviceId', params: { serviceId: service.id }, replace: true });
    } catch (problem) {
      if (isDecided(problem)) key.decided();
      const message = problem instanceof Problem && (problem.fields['title.en'] ?? problem.fields['title.sw']);
      if (message) setProblems({ title: message });
      else setFailure(wordsFor(problem, t('new.failed')));
    }
  };
  return {
    ...{ busy, problems, failure, send: () => run(send) },
    ...{ category, title, lang, setLang },
    setCategory: (chosen: Category) => {
      setCategory(chosen);
      setProblems(({ title: kept }) => (kept ? { title: kept } : {}));
    },
    setTitle: (typed: string) => {
      setTitle(typed);
      setProblems(({ category: kept }) => (kept ? { category: kept } : {}));
    },
  };
}
