import { useState } from 'react';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { addressOf } from '#web/lib/api.ts';
import { download } from '#web/lib/download.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';

/** The query of a list, whose key is the call's method, path and input. */
interface ListKey {
  queryKey: readonly unknown[];
}

/** The address of a list's file: all that its filters leave, in the same order. */
function exportAddress({ queryKey }: ListKey): string {
  const [, path, { query = {} }] = queryKey as [string, string, { query?: Record<string, unknown> }];
  const { page: _page, pageSize: _pageSize, ...asked } = query;
  return addressOf(`${path}.csv`, { query: asked });
}

/** Downloads a list as CSV; says how much has come, and why it failed. */
export function ExportButton({ of }: { of: ListKey }) {
  const { t } = useTranslation('admin-panel');
  const textOf = useProblemText();
  const again = useSignInAgain();
  const { busy, run } = useOneAtATime();
  const [bytes, setBytes] = useState(0);
  const [problem, setProblem] = useState<string>();
  const load = () =>
    run(async () => {
      setProblem(undefined);
      setBytes(0);
      try {
        const isDone = await again.run(() => download(exportAddress(of), setBytes).then(() => true));
        if (isDone) toast.success(t('export.done'));
      } catch (error) {
        setProblem(textOf(error));
      }
    });
  return (
    <>
      <Button kind="quiet" busy={busy} onClick={() => void load()} className="max-sm:flex-auto">
        {busy ? t('export.busy', { size: Math.ceil(bytes / 1_000) }) : t('export')}
      </Button>
      <p role="status" className="sr-only">
        {busy && t('export.begun')}
      </p>
      {problem !== undefined && (
        <div className="basis-full">
          <News tone="danger" title={t('export.failed')}>
            {problem}
          </News>
        </div>
      )}
      {again.dialog}
    </>
  );
}
