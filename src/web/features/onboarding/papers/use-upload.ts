import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadDocumentCall } from '#shared/contracts/onboarding.ts';
import type { DocumentType } from '#shared/provider-documents.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { shrinkDocument } from '#web/lib/shrink-document.ts';
import { toast } from '#web/lib/toast.ts';
import { upload } from '#web/lib/upload.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { applicationQuery } from '../queries.ts';

const mostBytes = 10 * 1024 * 1024;

interface Sent {
  type: DocumentType;
  expiresOn: string;
  file: File;
}

/** Sends a document, tells how much of it was sent, and answers the name under which it is kept. */
export type SendDocument = (sent: Sent, onProgress: (part: number) => void) => Promise<string>;

/**
 * Uploads one document at a time. `percent` is set while its bytes are sent.
 * @param sendDocument absent: to the person's own application
 */
export function useUpload(sendDocument?: SendDocument) {
  const { t } = useTranslation('documents');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const { busy, run } = useOneAtATime();
  const [percent, setPercent] = useState<number>();
  const [fields, setFields] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<FailureWords>();

  const toApplication: SendDocument = async ({ file, ...fields }, onProgress) => {
    const { document } = await upload(uploadDocumentCall, { body: fieldsOf(fields), file, onProgress });
    await queries.fetchQuery(applicationQuery);
    return document.fileName;
  };

  const refuse = (problem: unknown) => {
    const found = problem instanceof Problem ? problem.fields : {};
    const code = problem instanceof Problem ? problem.code : '';
    if (Object.keys(found).length > 0) setFields(found);
    else if (code === 'unsupported_media_type') setFields({ file: t('wrongKind') });
    else if (code === 'payload_too_large') setFields({ file: t('tooLarge') });
    else setFailure(wordsFor(problem, t('uploadFailed')));
  };

  /** @returns whether it was uploaded */
  const send = async ({ type, expiresOn, file }: Sent): Promise<boolean> => {
    let done = false;
    await run(async () => {
      setFields({});
      setFailure(undefined);
      try {
        const small = await shrinkDocument(file);
        if (small.size > mostBytes) return setFields({ file: t('tooLarge') });
        const onProgress = (part: number) => setPercent(Math.floor(part * 100));
        const name = await (sendDocument ?? toApplication)({ type, expiresOn, file: small }, onProgress);
        toast.success(t('uploaded', { name }));
        done = true;
      } catch (problem) {
        refuse(problem);
      } finally {
        setPercent(undefined);
      }
    });
    return done;
  };
  const clear = () => {
    setFields({});
    setFailure(undefined);
  };
  return { send, busy, percent, fields, setFields, failure, clear };
}

/** The text fields of an upload; without a last day where it has none. */
const fieldsOf = ({ type, expiresOn }: Omit<Sent, 'file'>) => ({ type, ...(expiresOn && { expiresOn }) });
