import { type RefObject, useState } from 'react';
import { useForm } from 'react-hook-form';
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

export interface ReportDialogProps {
  kind: 'review' | 'message';
  /** @throws Problem */
  send: (reason: string) => Promise<unknown>;
  open: boolean;
  onClose: () => void;
  onSent: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** Asks what is wrong with a review or a message, and says who reads it. */
export function ReportDialog({ kind, send, open, onClose, onSent, returnTo }: ReportDialogProps) {
  const { t } = useTranslation('reports');
  const wordsFor = useFailureWords();
  const [notice, setNotice] = useState<FailureWords>();
  const form = useForm({ resolver, reValidateMode: 'onSubmit', defaultValues: { reason: '' } });
  const busy = form.formState.isSubmitting;
  const submit = form.handleSubmit(async ({ reason }) => {
    setNotice(undefined);
    try {
      await send(reason);
      toast.success(t('sent'));
      onSent();
    } catch (problem) {
      setNotice(showProblem(form, problem, wordsFor(problem, t('failed'))));
    }
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted && !busy) onClose();
      }}
      title={t(`title.${kind}`)}
      description={t(`text.${kind}`)}
      returnTo={returnTo}
    >
      <LeaveQuestion asks={open && !busy && form.formState.isDirty} />
      <form onSubmit={submit} onFocus={prepare} noValidate className="mt-5 grid grid-cols-1 gap-5">
        <Textarea
          rows={4}
          required
          label={t('reason')}
          hint={t('reasonHint')}
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
            {t('send')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose} className="max-sm:flex-auto">
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
