import { useState } from 'react';
import { type ControllerRenderProps, type UseFormReturn, useController, useForm } from 'react-hook-form';
import type { ReviewContent } from '#shared/contracts/reviews.schemas.ts';
import { changeReviewCall, createReviewCall, type TripReview } from '#shared/contracts/reviews.ts';
import { langs } from '#shared/languages.ts';
import type { ReviewAspect } from '#shared/review-rules.ts';
import { api } from '#web/lib/api.ts';
import { lazyResolver, showProblem } from '#web/lib/form.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Select, Textarea } from '#web/ui/inputs.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { News } from '#web/ui/news.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { PhotoFields } from './photo-fields.tsx';
import { StarChoice } from './star-choice.tsx';
import { usePhotos } from './use-photos.ts';

const { resolver, prepare } = lazyResolver({
  load: async () => (await import('#shared/contracts/reviews.schemas.ts')).ReviewContent,
});

/** `rating` is 0 until one is chosen. */
type Values = (typeof ReviewContent)['_zod']['input'];
type Content = (typeof ReviewContent)['_zod']['output'];
type Form = UseFormReturn<Values, unknown, Content>;

interface ReviewFormProps {
  trip: TripReview;
  /** Its words are public; photos may still be missing. */
  onPublic: () => void;
  /** It is public, photos too. */
  onSaved: () => void;
  /** Where a review is there already. */
  onCancel?: () => void;
}

/** Writes a review or changes it: first its words, then the photos that it does not have yet. */
export default function ReviewForm({ trip, onPublic, onSaved, onCancel }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const lang = useLang();
  const { review } = trip;
  const photos = usePhotos(review);
  const form = useForm<Values, unknown, Content>({
    ...{ resolver, reValidateMode: 'onSubmit' },
    defaultValues: {
      ...{ rating: review?.rating ?? 0, aspects: review?.aspects ?? {} },
      ...{ text: review?.text ?? '', language: review?.textLang ?? lang },
    },
  });
  // Before the text, so that the stars get the focus where both are missing.
  const rating = useController({ control: form.control, name: 'rating' });
  const { send, notice, isLost } = useSend({ trip, form, photos, onPublic, onSaved });
  const { errors, isSubmitting, isDirty } = form.formState;
  const text = t(review || isLost ? 'leave.changeText' : 'leave.text');
  const asks = { title: t('leave.title'), text, stay: t('leave.stay'), go: t('leave.go') };
  return (
    <form onSubmit={send} onFocus={prepare} noValidate className="grid max-w-2xl grid-cols-1 gap-8">
      <Stars form={form} rating={rating.field} aspects={trip.aspects} />
      <Textarea
        rows={7}
        required
        label={t('text')}
        hint={t('textHint')}
        lang={form.watch('language')}
        error={errors.text}
        {...form.register('text', { onChange: () => form.clearErrors('text') })}
      />
      <Select label={t('language')} className="max-w-xs" {...form.register('language')}>
        {langs.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`language.${language}`)}
          </option>
        ))}
      </Select>
      <PhotoFields photos={photos} />
      <LeaveQuestion asks={isDirty || photos.isTouched} words={asks} />
      {notice && (
        <News tone="danger" title={notice.title}>
          {notice.text}
        </News>
      )}
      {isLost && <News tone="warning">{t('photosLost')}</News>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isSubmitting} className="max-sm:flex-auto">
          {t(review || isLost ? 'save' : 'publish')}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel} disabled={isSubmitting} className="max-sm:flex-auto">
            {t('cancel')}
          </Button>
        )}
        <p role="status" className="text-s text-ink-soft">
          {photos.sending && t('sendingPhoto', photos.sending)}
        </p>
      </div>
    </form>
  );
}

interface SendProps extends Pick<ReviewFormProps, 'trip' | 'onPublic' | 'onSaved'> {
  form: Form;
  photos: ReturnType<typeof usePhotos>;
}

function useSend({ trip: { booking, review }, form, photos, onPublic, onSaved }: SendProps) {
  const { t } = useTranslation('reviews');
  const wordsFor = useFailureWords();
  const [key] = useState(() => createIdempotencyKey());
  const [notice, setNotice] = useState<FailureWords>();
  const [isLost, setLost] = useState(false);
  /** The review, once it is there. */
  const [id, setId] = useState(review?.id);
  const save = async (content: Content): Promise<string> => {
    if (id !== undefined) {
      await api(changeReviewCall, {
        params: { id },
        body: { ...content, ...photos.change },
      });
      return id;
    }
    const body = { ...content, bookingId: booking.id };
    const created = await api(createReviewCall, { body, idempotencyKey: key.keyFor(body) });
    setId(created.id);
    return created.id;
  };
  const send = form.handleSubmit(async (content) => {
    setNotice(undefined);
    setLost(false);
    try {
      const saved = await save(content);
      onPublic();
      if ((await photos.send(saved)) > 0) return setLost(true);
      toast.success(t(review ? 'saved' : 'published'));
      onSaved();
    } catch (problem) {
      setNotice(showProblem(form, problem, wordsFor(problem, t('failed'))));
    }
  });
  return { send, notice, isLost };
}

interface StarsProps {
  form: Form;
  rating: ControllerRenderProps<Values, 'rating'>;
  aspects: readonly ReviewAspect[];
}

/** The stars for the whole, and folded those for aspects. */
function Stars({ form, rating, aspects }: StarsProps) {
  const { t } = useTranslation('reviews');
  const { field } = useController({ control: form.control, name: 'aspects' });
  const given = field.value ?? {};
  const choose = (aspect: ReviewAspect, stars: number) => {
    const { [aspect]: _, ...others } = given;
    field.onChange(stars === 0 ? others : { ...others, [aspect]: stars });
  };
  return (
    <div className="grid gap-5">
      <StarChoice
        label={t('stars.title')}
        value={rating.value}
        first={rating.ref}
        error={form.formState.errors.rating}
        onChange={(stars) => {
          rating.onChange(stars);
          form.clearErrors('rating');
        }}
      />
      <details className="group rounded-m border border-line px-4">
        <summary className="min-h-12 cursor-pointer py-3 font-semibold">{t('aspects')}</summary>
        <div className="grid gap-4 pb-4">
          <p className="text-s text-ink-soft">{t('aspects.text')}</p>
          {aspects.map((aspect) => (
            <StarChoice
              key={aspect}
              optional
              label={t(`aspect.${aspect}`)}
              value={given[aspect] ?? 0}
              onChange={(stars) => choose(aspect, stars)}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
