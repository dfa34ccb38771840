import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { useCopy } from './use-copy.ts';

interface RecoveryCodeListProps {
  codes: readonly string[];
  email: string;
  onKept: () => void;
}

/** The recovery codes, which are shown only now, and the ways to keep them. */
export function RecoveryCodeList({ codes, email, onKept }: RecoveryCodeListProps) {
  const { t } = useTranslation('security');
  const copy = useCopy();
  const text = `${t('codes.file', { email })}\n\n${codes.join('\n')}\n`;
  return (
    <div className="grid max-w-lg grid-cols-1 gap-5">
      <div className="grid gap-2">
        <h3 className="text-m">{t('codes.title')}</h3>
        <p>{t('codes.text')}</p>
      </div>
      <ul
        aria-label={t('codes.list')}
        className="grid gap-x-8 gap-y-2 rounded-m border border-line bg-surface p-4 font-mono min-[22rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" onClick={() => void copy(text)} className="max-sm:flex-auto">
          {t('codes.copy')}
        </Button>
        <Button kind="quiet" onClick={() => download(text)} className="max-sm:flex-auto">
          {t('codes.download')}
        </Button>
        <Button kind="quiet" onClick={() => window.print()} className="max-sm:flex-auto">
          {t('codes.print')}
        </Button>
      </div>
      <div>
        <Button onClick={onKept} className="max-sm:w-full">
          {t('codes.kept')}
        </Button>
      </div>
    </div>
  );
}

/** Saves a text as a file. */
function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'twende-recovery-codes.txt';
  link.click();
  // Browsers have begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
