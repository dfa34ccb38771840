import { useState } from 'react';
import { addAttachmentCall } from '#shared/contracts/support.ts';
import { supportLimits } from '#shared/support-rules.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { shrinkDocument } from '#web/lib/shrink-document.ts';
import { upload } from '#web/lib/upload.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

interface AttachedFile {
  /** By which it is sent with the message. */
  key: string;
  fileName: string;
}

export type Attachments = ReturnType<typeof useAttachments>;

/** The files of the message that is being written, each uploaded as soon as it is chosen, one after the other. */
export function useAttachments() {
  const { t } = useTranslation('support');
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();

  const problemOf = (thrown: unknown): string => {
    const code = thrown instanceof Problem ? thrown.code : '';
    if (code === 'unsupported_media_type') return t('files.wrongKind');
    if (code === 'payload_too_large') return t('files.tooLarge');
    return (thrown instanceof Problem && thrown.fields.file) || textOf(thrown);
  };
  const add = (chosen: File) =>
    run(async () => {
      setProblem(undefined);
      try {
        const file = await shrinkDocument(chosen);
        if (file.size > supportLimits.attachmentBytes) return setProblem(t('files.tooLarge'));
        const { key, fileName } = await upload(addAttachmentCall, {
          file,
          onProgress: (part) => setPercent(Math.floor(part * 100)),
        });
        setFiles((all) => [...all, { key, fileName }]);
      } catch (thrown) {
        setProblem(problemOf(thrown));
      } finally {
        setPercent(undefined);
      }
    });
  return {
    ...{ files, busy, percent, problem, add },
    keys: files.map(({ key }) => key),
    isFull: files.length >= supportLimits.attachments,
    remove: (...keys: string[]) => setFiles((all) => all.filter(({ key }) => !keys.includes(key))),
    clear: () => setFiles([]),
  };
}
