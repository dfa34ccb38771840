import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { getServiceCall } from '#shared/contracts/catalogue.ts';
import { getProviderCall } from '#shared/contracts/provider-page.ts';
import { answerReviewCall, listProviderReviewsCall, type ProviderReview } from '#shared/contracts/provider-reviews.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { api } from '#web/lib/api.ts';
import { lazyResolver, showProblem } from '#web/lib/form.ts';
import { Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/inputs.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';

const { resolver, prepare } = lazyResolver({
  load: async () => (await import('#shared/contracts/provider-reviews.schemas.ts')).AnswerRequest,
});

interface AnswerFormProps {
  review: ProviderReview;
  onSaved: () => void;
  onCancel: () => void;
}

/** Writes the reply to a review, or changes it. */
export default function AnswerForm({ review, onSaved, onCancel }: AnswerFormProps) {
  const { t } = useTranslation('provider-reviews');
  const { providerId } = useMember();
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const [notice, setNotice] = useState<FailureWords>();
  const { id, author, answer, textLang } = review;
  /** The reply when the form was opened, or the newer one that a refusal has shown. */
  const [seen, setSeen] = useState(answer);
  const form = useForm({ resolver, reValidateMode: 'onSubmit', defaultValues: { text: answer ?? '' } });
  const { setFocus } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    setFocus('text');
    // With its buttons, which the entries at the foot of a phone's screen would cover.
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [setFocus]);
  const send = form.handleSubmit(async ({ text }) => {
    setNotice(undefined);
    try {
      await api(answerReviewCall, { params: { id }, query: { providerId }, body: { text, seen } });
      outdate(queries, listProviderReviewsCall, getServiceCall, getProviderCall);
      toast.success(t('saved'));
      onSaved();
    } catch (problem) {
      if (problem instanceof Problem && problem.code === 'answer_changed') setSeen(String(problem.extra.answer));
      setNotice(showProblem(form, problem, wordsFor(problem, t('failed'))));
    }
  });
  return (
    <form
      ref={element}
      onSubmit={send}
      onFocus={prepare}
      noValidate
      className="grid max-w-2xl scroll-mt-24 scroll-mb-28 grid-cols-1 gap-4"
    >
      <Textarea
        rows={5}
        lang={textLang}
        required
        label={t('text', { author })}
        hint={t('textHint')}
        error={form.formState.errors.text}
        {...form.register('text', { onChange: () => form.clearErrors('text') })}
      />
      {notice && (
        <Notice tone="danger" title={notice.title}>
          {notice.text}
        </Notice>
      )}
      {seen !== null && seen !== answer && (
        <blockquote className="whitespace-pre-line wrap-anywhere border-l-2 border-line-strong pl-4">{seen}</blockquote>
      )}
      <LeaveQuestion asks={form.formState.isDirty} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.formState.isSubmitting} className="max-sm:flex-auto">
          {t(answer === null ? 'save' : 'saveChange')}
        </Button>
        <Button kind="quiet" onClick={onCancel} disabled={form.formState.isSubmitting} className="max-sm:flex-auto">
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
