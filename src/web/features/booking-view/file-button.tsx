import type { ReactNode } from 'react';
import { createFileLinkCall } from '#shared/contracts/bookings.ts';
import { api } from '#web/lib/api.ts';
import { download } from '#web/lib/download.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';

interface FileButtonProps {
  /** The path of a file that needs a session, such as /api/bookings/{id}/calendar.ics. */
  path: string;
  /** For screen readers, where the visible text does not say which file it is. */
  label?: string;
  children: ReactNode;
}

/** Long enough for the file to begin to arrive, so that a second press does not load it twice. */
const opensWithinMs = 1_500;

/**
 * Opens a file by an address that is signed for it when the button is pressed, since a link cannot carry the token.
 * Without a connection it gives the copy that the worker has kept, as of vouchers. The page must have loaded the texts
 * `paid`.
 */
export function FileButton({ path, label, children }: FileButtonProps) {
  const { t } = useTranslation('paid');
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const open = () =>
    run(async () => {
      try {
        const { url } = await api(createFileLinkCall, { body: { path } });
        window.location.assign(url);
        await new Promise((resolve) => setTimeout(resolve, opensWithinMs));
      } catch (problem) {
        if (await storedFromKept(problem, path)) return;
        toast.error(problem instanceof Problem ? textOf(problem) : t('fileFailed'));
      }
    });
  return (
    <Button kind="quiet" busy={busy} aria-label={label} onClick={() => void open()}>
      {children}
    </Button>
  );
}

/** Whether nobody was reached, but the file is kept on the device: then the browser stores that copy. */
async function storedFromKept(problem: unknown, path: string): Promise<boolean> {
  if (!(problem instanceof Problem) || problem.code !== 'network') return false;
  return download(path, () => undefined).then(
    () => true,
    () => false,
  );
}
