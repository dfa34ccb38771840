import { type ChangeEvent, lazy, useId, useRef, useState } from 'react';
import { addMonths, today } from '#shared/dates.ts';
import { type DocumentType, documentTypes } from '#shared/provider-documents.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { FieldMessage, useFieldMessage } from '#web/ui/field.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { News } from '#web/ui/news.tsx';
import { type SendDocument, useUpload } from './papers/use-upload.ts';

// Its dialog is loaded once there is something to lose, since it would make the first load of these pages too large.
const LeaveQuestion = lazy(() =>
  import('#web/ui/leave-question.tsx').then(({ LeaveQuestion: question }) => ({ default: question })),
);

/** HEIC, which iPhones take, is turned into JPEG by them where it is not asked for. */
const accepted = 'application/pdf,image/jpeg,image/png,image/webp';

interface DocumentFormProps {
  /** Which documents may be added here. */
  types: readonly [DocumentType, ...DocumentType[]];
  /** What the buttons are about, for screen readers. */
  about: string;
  /** Sends it; absent: to the person's own application. */
  onSend?: SendDocument;
}

/**
 * Adds a document: first the photo or file, then, where it has one, the last day on which it is valid. One that does not end is
 * uploaded as soon as it is chosen.
 */
export function DocumentForm({ types, about, onSend }: DocumentFormProps) {
  const { t } = useTranslation(['documents', 'provider-documents']);
  const id = useId();
  const [type, setType] = useState(types.length === 1 ? types[0] : undefined);
  const [file, setFile] = useState<File>();
  const [expiresOn, setExpiresOn] = useState('');
  const uploading = useUpload(onSend);
  const { send, busy, fields, setFields, failure, clear } = uploading;
  const message = useFieldMessage(fields.file);
  const ends = type !== undefined && documentTypes[type].ends;
  const upload = async (chosen: File) => {
    if (!type) return setFields({ type: 'document_type_missing' });
    if (!(await send({ type, expiresOn, file: chosen }))) return;
    setFile(undefined);
    setExpiresOn('');
    // The next one is another document.
    if (types.length > 1) setType(undefined);
  };
  const choose = (chosen: File | undefined) => {
    clear();
    setFile(chosen);
    if (chosen && !ends) void upload(chosen);
  };
  const choices = { about, onChoose: choose, described: `${id}-accepted` };
  return (
    <div className="grid grid-cols-1 gap-4">
      {types.length > 1 && (
        <Select
          className="max-w-xl"
          label={t('which')}
          value={type ?? ''}
          disabled={busy}
          error={fields.type}
          onChange={({ target }) => {
            setType(types.find((each) => each === target.value));
            clear();
          }}
        >
          <option value="">{t('which.choose')}</option>
          {types.map((each) => (
            <option key={each} value={each}>
              {t(`provider-documents:type.${each}`)}
            </option>
          ))}
        </Select>
      )}
      {file ? (
        <ChosenFile
          {...{ file, ends, uploading, expiresOn }}
          onExpiry={(date) => {
            setExpiresOn(date);
            clear();
          }}
          onUpload={() => void upload(file)}
          onDiscard={() => choose(undefined)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <FileChoice icon="phone" camera label={t('camera')} {...choices} />
          <FileChoice icon="plus" label={t('choose')} {...choices} />
          <p id={`${id}-accepted`} className="basis-full text-s text-ink-soft">
            {t('accepted')}
          </p>
        </div>
      )}
      {file && (
        <LazyPart lost={null}>
          <LeaveQuestion asks />
        </LazyPart>
      )}
      <FieldMessage id={`${id}-error`} message={message} />
      {failure && (
        <News tone="danger" title={failure.title}>
          {failure.text}
        </News>
      )}
    </div>
  );
}

interface ChosenFileProps {
  file: File;
  /** Whether the day on which it ends is asked for. */
  ends: boolean;
  expiresOn: string;
  uploading: ReturnType<typeof useUpload>;
  onExpiry: (date: string) => void;
  onUpload: () => void;
  onDiscard: () => void;
}

/** The file that is about to be uploaded, with its last day, and how much of it has been sent. */
function ChosenFile({ file: { name }, uploading, onUpload, onDiscard, ...given }: ChosenFileProps) {
  const { t } = useTranslation('documents');
  const { ends, expiresOn, onExpiry } = given;
  const { busy, percent, fields } = uploading;
  const now = today(pageClock);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in its field uploads, and does not leave the page
    <div
      className="grid grid-cols-1 gap-4 rounded-m bg-sunken p-4"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        onUpload();
      }}
    >
      <p role="status" className="wrap-anywhere">
        {t(percent !== undefined ? 'uploading' : busy ? 'checking' : 'chosen', { name })}
      </p>
      {percent !== undefined && (
        <div aria-hidden="true" className="flex items-center gap-3">
          <div className="h-1.5 grow overflow-hidden rounded-full bg-line">
            <div className="h-full bg-brand transition-[width]" style={{ width: `${percent}%` }} />
          </div>
          <span className="text-s tabular-nums">{percent} %</span>
        </div>
      )}
      {ends && (
        <DateField
          className="max-w-80"
          required
          label={t('validUntil')}
          hint={t('validUntil.hint')}
          value={expiresOn}
          error={fields.expiresOn}
          today={now}
          min={now}
          max={addMonths(now, 240)}
          onChange={onExpiry}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" busy={busy} onClick={onUpload}>
          {t('upload')}
        </Button>
        {!busy && (
          <Button kind="plain" onClick={onDiscard}>
            {t('discard')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface FileChoiceProps {
  icon: IconName;
  label: string;
  about: string;
  described: string;
  /** Opens the camera of a phone. */
  camera?: boolean;
  onChoose: (file: File) => void;
}

/** A button that lets the browser ask for a file. */
function FileChoice({ icon, label, about, described, camera = false, onChoose }: FileChoiceProps) {
  const { t } = useTranslation('documents');
  const input = useRef<HTMLInputElement>(null);
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen once more.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <Button
        kind="quiet"
        aria-label={t('chooseFor', { action: label, name: about })}
        aria-describedby={described}
        onClick={() => input.current?.click()}
        // A computer has no camera that takes a page well.
        className={camera ? '[@media(pointer:fine)]:hidden' : ''}
      >
        <Icon name={icon} className="size-5" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={camera ? 'image/*' : accepted}
        {...(camera && { capture: 'environment' as const })}
        onChange={chosen}
      />
    </>
  );
}
