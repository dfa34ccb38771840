import { useId, useRef } from 'react';
import { attachmentTypes, supportLimits } from '#shared/support-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldMessage, useFieldMessage } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Attachments } from './use-attachments.ts';

/** Adds pictures and PDFs to a message, and takes them off again. */
export function AttachmentField({ attachments }: { attachments: Attachments }) {
  const { t } = useTranslation('support');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { files, busy, percent, problem, add, remove, isFull } = attachments;
  const message = useFieldMessage(problem);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <p id={`${id}-hint`} className="text-s text-ink-soft">
        {t('files.hint', { most: supportLimits.attachments, megabytes: supportLimits.attachmentBytes / 1024 / 1024 })}
      </p>
      {files.length > 0 && (
        <ul aria-label={t('files')} className="grid grid-cols-1">
          {files.map(({ key, fileName }) => (
            <li key={key} className="flex items-center gap-2">
              <span className="wrap-anywhere">{fileName}</span>
              <IconButton icon="close" label={t('files.remove', { name: fileName })} onClick={() => remove(key)} />
            </li>
          ))}
        </ul>
      )}
      <Button
        kind="quiet"
        busy={busy}
        disabled={isFull}
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        {t('files.add')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={attachmentTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen once more.
          target.value = '';
          if (file) void add(file);
        }}
      />
      <p role="status" className="text-s text-ink-soft">
        {percent !== undefined && t('files.sending', { percent })}
      </p>
      <FieldMessage id={`${id}-error`} message={message} />
    </div>
  );
}
