import { useRouteContext, useRouter } from '@tanstack/react-router';
import { type ComponentType, useRef, useState } from 'react';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { getSession } from '#web/lib/session.ts';
import { toLogin } from '#web/lib/to-login.ts';
import { toast } from '#web/lib/toast.ts';
import type { ReportDialogProps } from './dialog/report-dialog.tsx';

interface ReportButtonProps extends Pick<ReportDialogProps, 'kind' | 'send'> {
  label: string;
  /** Its name for screen readers, which says what is reported. */
  name: string;
  /** In place of the button once it was reported. */
  done: string;
}

/** Reports a review or a message to our team. Whoever is not signed in does that first. */
export function ReportButton({ kind, send, label, name, done }: ReportButtonProps) {
  const router = useRouter();
  const { texts } = useRouteContext({ from: '__root__' });
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const { busy, run } = useOneAtATime();
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const [open, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const ask = () =>
    run(async () => {
      if ((await getSession()).state === 'idle') {
        await router.navigate(toLogin(router.latestLocation));
        return;
      }
      try {
        const [{ ReportDialog }] = await Promise.all([
          import('./dialog/report-dialog.tsx'),
          texts.load(['reports', 'fields', 'leaving']),
        ]);
        setDialog(() => ReportDialog);
        setOpen(true);
      } catch {
        toast.error(texts.translate('common', 'lostChunk'));
      }
    });
  if (isSent)
    return (
      <span ref={note} tabIndex={-1} className="inline-flex min-h-11 items-center text-xs text-ink-soft outline-none">
        {done}
      </span>
    );
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={name}
        aria-busy={busy || undefined}
        onClick={() => void ask()}
        className="inline-flex min-h-11 min-w-11 items-center rounded-s text-xs text-ink-soft underline underline-offset-4 hover:text-ink print:hidden"
      >
        {label}
      </button>
      {Dialog && (
        <Dialog
          {...{ kind, send, open }}
          returnTo={button}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            setSent(true);
          }}
        />
      )}
    </>
  );
}
