import { reasonLength } from '#shared/reason-length.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { CountedText } from './counted-text.tsx';
import type { useAct } from './use-act.ts';

interface ReasonFieldProps {
  reason: string;
  setReason: (text: string) => void;
  act: ReturnType<typeof useAct>;
  hint: string;
  /** The language of whoever reads it. */
  lang?: string | undefined;
}

/** Why an admin does something. */
export function ReasonField({ reason, setReason, act, hint, lang }: ReasonFieldProps) {
  const { t } = useTranslation('admin-panel');
  return (
    <CountedText
      label={t('reason')}
      hint={hint}
      required
      rows={3}
      maxLength={reasonLength}
      lang={lang}
      value={reason}
      error={act.reasonError}
      onChange={({ target }) => {
        setReason(target.value);
        act.clearReasonError();
      }}
    />
  );
}
