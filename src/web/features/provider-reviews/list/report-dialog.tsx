import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useForm } from 'react-hook-form';
import { listProviderReviewsCall, type ProviderReview, reportReviewCall } from '#shared/contracts/provider-reviews.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { api } from '#web/lib/api.ts';
import { lazyResolver, showProblem } from '#web/lib/form.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Textarea } from '#web/ui/inputs.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';

const { resolver, prepare } = lazyResolver({
  load: async () => (await import('#shared/contracts/provider-reviews.schemas.ts')).ReportRequest,
});

interface ReportDialogProps {
  review: ProviderReview;
  open: boolean;
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
  /** The button that opened it is about to go. */
  onSent: () => void;
}

/** Asks what is wrong with a review, and says who reads it. */
export default function ReportDialog({ review, open, onClose, returnTo, onSent }: ReportDialogProps) {
  const { t } = useTranslation('provider-reviews');
  const { providerId } = useMember();
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const [notice, setNotice] = useState<FailureWords>();
  const form = useForm({ resolver, reValidateMode: 'onSubmit', defaultValues: { reason: '' } });
  const busy = form.formState.isSubmitting;
  const send = form.handleSubmit(async (body) => {
    setNotice(undefined);
    try {
      await api(reportReviewCall, { params: { id: review.id }, query: { providerId }, body });
      toast.success(t('report.sent'));
      onClose();
      await queries.invalidateQueries({ queryKey: [listProviderReviewsCall.method, listProviderReviewsCall.path] });
      onSent();
    } catch (problem) {
      setNotice(showProblem(form, problem, wordsFor(problem, t('report.failed'))));
    }
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted && !busy) onClose();
      }}
      title={t('report.title')}
      description={t('report.text')}
      returnTo={returnTo}
    >
      <LeaveQuestion asks={open && !busy && form.formState.isDirty} />
      <form onSubmit={send} onFocus={prepare} noValidate className="mt-5 grid grid-cols-1 gap-5">
        <Textarea
          rows={4}
          required
          label={t('report.reason')}
          hint={t('report.reasonHint')}
          error={form.formState.errors.reason}
          {...form.register('reason', { onChange: () => form.clearErrors('reason') })}
        />
        {notice && (
          <Notice tone="danger" title={notice.title}>
            {notice.text}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} className="max-sm:flex-auto">
            {t('report.send')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose} className="max-sm:flex-auto">
            {t('report.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
