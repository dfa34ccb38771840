import { useEffect, useRef } from 'react';
import type { Application } from '#shared/contracts/onboarding.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';

interface MissingDocumentsProps {
  application: Application;
  /** Somebody wanted to go on without them, so it comes into view and is read out. */
  pressed?: boolean;
}

/** Which documents are missing, and that nobody is approved without them; nothing where all are there. */
export function MissingDocuments({ application, pressed = false }: MissingDocumentsProps) {
  const { t } = useTranslation('application');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!pressed) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [pressed]);
  const missing = application.steps.find(({ step }) => step === 'documents')?.missing ?? [];
  if (missing.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone={pressed ? 'danger' : 'warning'} still={!pressed} title={t('documents.missing')}>
        <ul className="list-disc pl-5">
          {missing.map((part) => (
            <li key={part}>{t(`missing.${part}`)}</li>
          ))}
        </ul>
        <p>{t('documents.without')}</p>
      </Notice>
    </div>
  );
}
