import { useId, useRef, useState } from 'react';
import type { CalendarImport } from '#shared/contracts/calendar-imports.ts';
import type { Calendar } from '#shared/contracts/provider-calendar.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LostPart } from '#web/ui/lazy-part.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportItem } from './import-item.tsx';
import { useImports, useImportTexts } from './use-imports.ts';

/** The calendars of other sites that a listing reads: they are added, read and removed here. */
export default function ImportsPart({ calendar }: { calendar: Calendar }) {
  const texts = useImportTexts();
  if (texts === 'failed') return <LostPart />;
  if (texts === 'loading') return <ImportsSkeleton />;
  return <Imports calendar={calendar} />;
}

function Imports({ calendar: { service } }: { calendar: Calendar }) {
  const { t } = useTranslation('provider-imports');
  const textOf = useProblemText();
  const id = useId();
  const { data, error, isPending, refetch } = useImports(service.id);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t border-line pt-5">
      <div className="grid gap-1">
        <h3 id={id} className="text-m">
          {t('title')}
        </h3>
        <p className="text-s text-ink-soft">{t('text')}</p>
      </div>
      {isPending ? (
        <ImportsSkeleton />
      ) : !data ? (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loaded calendars={data.items} most={data.most} service={service} />
      )}
    </section>
  );
}

interface LoadedProps {
  calendars: CalendarImport[];
  most: number;
  service: Calendar['service'];
}

function Loaded({ calendars, most, service }: LoadedProps) {
  const { t } = useTranslation('provider-imports');
  const [adding, setAdding] = useState(false);
  // Gets the focus from buttons that are gone.
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    setAdding(false);
    list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      {calendars.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      {calendars.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {calendars.map((one) => (
            <li key={one.id}>
              <ImportItem calendar={one} service={service} onRemoved={() => list.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
      {calendars.length > 1 && <p className="text-s text-ink-soft">{t('each')}</p>}
      {adding ? (
        <ImportForm service={service} onDone={close} />
      ) : calendars.length >= most ? (
        <p className="text-s text-ink-soft">{t('most', { count: most })}</p>
      ) : (
        <div>
          <Button kind="quiet" onClick={() => setAdding(true)} className="max-sm:w-full">
            {t('add')}
          </Button>
        </div>
      )}
    </div>
  );
}

const ImportsSkeleton = () => (
  <Skeleton>
    <div className="grid gap-3">
      <SkeletonBox className="h-6 w-2/3" />
      <SkeletonBox className="h-16" />
      <SkeletonBox className="h-12 w-1/2" />
    </div>
  </Skeleton>
);
