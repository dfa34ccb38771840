import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import type { Upload } from './use-uploads.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onAgain: (upload: Upload) => void;
  onForget: (key: string) => void;
}

/** The photos on their way, and those that did not arrive; while there are any it asks before somebody leaves. */
export function UploadList({ uploads, onAgain, onForget }: UploadListProps) {
  const { t } = useTranslation('provider-service');
  if (uploads.length === 0) return null;
  const words = {
    ...{ title: t('leave.photos'), text: t('leave.photos.text') },
    ...{ stay: t('leave.photos.stay'), go: t('leave.photos.go') },
  };
  return (
    <>
      <ul className="grid gap-3">
        {uploads.map((upload) => {
          const name = upload.altEn || upload.altSw;
          const percent = Math.round(upload.sent * 100);
          return (
            <li key={upload.key} className="grid gap-2 rounded-m border border-line p-3">
              <p className="text-s font-semibold wrap-anywhere">{name}</p>
              {upload.problem === undefined ? (
                <>
                  <progress
                    className="h-2 w-full accent-brand"
                    max={100}
                    value={percent}
                    aria-label={t('upload.of', { name })}
                  />
                  <p className="text-s text-ink-soft">
                    {percent < 100 ? t('upload.sent', { percent }) : t('upload.stored')}
                  </p>
                </>
              ) : (
                <>
                  <p role="alert" className="text-s font-medium text-danger">
                    {upload.problem}
                  </p>
                  <p className="flex flex-wrap gap-3">
                    <Button kind="quiet" onClick={() => onAgain(upload)}>
                      {t('upload.again')}
                    </Button>
                    <Button kind="plain" onClick={() => onForget(upload.key)}>
                      {t('upload.forget')}
                    </Button>
                  </p>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <LeaveQuestion asks words={words} />
    </>
  );
}
