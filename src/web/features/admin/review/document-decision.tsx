import { lazy, useRef, useState } from 'react';
import type { AdminProvider } from '#shared/contracts/approvals.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const loadDialogs = () => import('./decision-dialogs.tsx');
const ApproveDialog = lazy(() => loadDialogs().then(({ ApproveDialog }) => ({ default: ApproveDialog })));
const RejectDialog = lazy(() => loadDialogs().then(({ RejectDialog }) => ({ default: RejectDialog })));

interface DocumentDecisionProps extends Pick<AdminProvider, 'rejecting'> {
  document: AdminProvider['documents'][number];
}

/** The two answers to a document that an approved provider has added. */
export function DocumentDecision({ document: { id, type }, rejecting }: DocumentDecisionProps) {
  const { t } = useTranslation(['admin-approvals', 'provider-documents']);
  const [asked, setAsked] = useState<{ about: 'approve' | 'reject'; open: boolean }>();
  const button = useRef<HTMLButtonElement>(null);
  const name = t(`provider-documents:type.${type}`);
  const ask = async (about: 'approve' | 'reject', pressed: HTMLButtonElement) => {
    button.current = pressed;
    // If the dialog cannot be loaded, `LazyPart` says so.
    await loadDialogs().catch(() => undefined);
    setAsked({ about, open: true });
  };
  const dialog = {
    reviewed: { kind: 'document', id, version: '' } as const,
    open: asked?.open ?? false,
    onClose: () => setAsked((now) => now && { ...now, open: false }),
    onDone: () => {
      setAsked((now) => now && { ...now, open: false });
      toast.success(t('documents.decided', { name }));
    },
    returnTo: button,
  };
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button
        aria-label={t('documents.approveNamed', { name })}
        onClick={({ currentTarget }) => void ask('approve', currentTarget)}
      >
        {t('decide.approve')}
      </Button>
      <Button
        kind="quiet"
        aria-label={t('documents.rejectNamed', { name })}
        onClick={({ currentTarget }) => void ask('reject', currentTarget)}
      >
        {t('decide.reject')}
      </Button>
      {asked && (
        <LazyPart>
          {asked.about === 'approve' ? (
            <ApproveDialog {...dialog} effect={t('documents.effect')} />
          ) : (
            <RejectDialog {...dialog} rejecting={rejecting} />
          )}
        </LazyPart>
      )}
    </div>
  );
}
