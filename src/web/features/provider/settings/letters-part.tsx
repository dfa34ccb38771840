import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeProviderLettersCall, type ProviderLetters } from '#shared/contracts/provider-letters.ts';
import { type Lang, langs } from '#shared/languages.ts';
import { letterKinds } from '#shared/provider-letters.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { type FailureWords, useFailureWords, useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { News } from '#web/ui/news.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { PanelSection } from '../panel-section.tsx';
import { lettersQuery } from '../queries.ts';
import { useMember } from '../use-member.ts';

/** Which letters the business gets, and in which language. */
export function LettersPart() {
  const { t } = useTranslation('provider-settings');
  const { providerId } = useMember();
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(lettersQuery(providerId));
  return (
    <PanelSection title={t('letters.title')} text={data && t('letters.text', { email: data.email })}>
      {isPending ? (
        <Skeleton>
          <SkeletonBox className="h-60 max-w-xl" />
        </Skeleton>
      ) : data ? (
        <LettersForm key={providerId} letters={data} />
      ) : (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      )}
    </PanelSection>
  );
}

function LettersForm({ letters }: { letters: ProviderLetters }) {
  const { t } = useTranslation('provider-settings');
  const { rights } = useMember();
  const [{ language, sent }, setChoice] = useState(letters);
  const { busy, failure, save } = useSaveLetters();
  return (
    <form
      noValidate
      className="grid max-w-xl grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save({ language, sent });
      }}
    >
      <Select
        className="sm:max-w-80"
        label={t('letters.language')}
        value={language}
        onChange={({ target }) => setChoice((old) => ({ ...old, language: target.value as Lang }))}
      >
        {langs.map((code) => (
          <option key={code} value={code}>
            {t(`letters.language.${code}`)}
          </option>
        ))}
      </Select>
      <fieldset className="grid gap-1">
        <legend className="font-semibold">{t('letters.which')}</legend>
        {letterKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`letters.kind.${kind}`)}
            checked={sent[kind]}
            disabled={kind === 'payout' && !rights.includes('money')}
            onChange={({ target }) => setChoice((old) => ({ ...old, sent: { ...old.sent, [kind]: target.checked } }))}
          />
        ))}
      </fieldset>
      <p className="text-s text-ink-soft">
        {t('letters.off')} {t('letters.always')}
      </p>
      {failure && (
        <News tone="danger" title={failure.title}>
          {failure.text}
        </News>
      )}
      <div>
        <Button type="submit" busy={busy} className="max-sm:w-full">
          {t('letters.save')}
        </Button>
      </div>
    </form>
  );
}

/** Saving twice changes nothing, so after a lost answer the button may be pressed again. */
function useSaveLetters() {
  const { t } = useTranslation('provider-settings');
  const { providerId } = useMember();
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const { busy, run } = useOneAtATime();
  const [failure, setFailure] = useState<FailureWords>();
  const save = (body: Pick<ProviderLetters, 'language' | 'sent'>) =>
    run(async () => {
      setFailure(undefined);
      try {
        const saved = await api(changeProviderLettersCall, { query: { providerId }, body });
        queries.setQueryData(lettersQuery(providerId).queryKey, saved);
        toast.success(t('letters.saved'));
      } catch (problem) {
        setFailure(wordsFor(problem, t('letters.failed')));
      }
    });
  return { busy, failure, save };
}
