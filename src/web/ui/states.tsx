import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sitePicturesQuery } from '../lib/queries.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Horizon } from './horizon.tsx';
import { Icon } from './icon.tsx';
import { Kicker } from './kicker.tsx';
import { Picture } from './picture.tsx';

interface PageMessageProps {
  /** In plain words, where the title is not. */
  kicker?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** Read out at once: something broke. */
  alert?: boolean;
  /** The ways on. */
  children: ReactNode;
}

const scenes = sitePicturesQuery(['error', 'not-found']);

/** A whole page that can only say one thing, such as that there is nothing at this address. */
export function PageMessage({ kicker, title, text, alert = false, children }: PageMessageProps) {
  // Whatever is broken may have taken the pictures with it: then the words stand alone.
  const { data, isError } = useQuery(scenes);
  const picture = data?.pictures[alert ? 'error' : 'not-found'];
  return (
    <section
      className="-mb-20 grid md:grid-cols-[minmax(--spacing(8),1fr)_minmax(0,32rem)_minmax(0,42rem)_minmax(0,1fr)]"
      role={alert ? 'alert' : undefined}
    >
      <div
        className={classes(
          'grid content-center gap-5 px-4 pt-10 pb-24 md:col-start-2 md:pr-10 md:pl-0 lg:pr-16',
          isError ? 'md:col-span-2 md:py-28' : 'md:py-20',
        )}
      >
        {kicker === undefined ? <Horizon className="mb-2" /> : <Kicker>{kicker}</Kicker>}
        <h1 className={classes(isError && 'text-3xl')}>{title}</h1>
        <p className="max-w-prose text-l text-ink-soft">{text}</p>
        <div className="mt-3 flex flex-wrap gap-3">{children}</div>
      </div>
      {!isError && (
        <div className="bg-sunken noscript:hidden max-md:order-first md:col-span-2 md:col-start-3 md:rounded-tl-l">
          <div className="aspect-16/9 md:aspect-auto md:h-full md:max-h-[46rem] md:min-h-[34rem]">
            {picture && (
              <Picture
                {...picture}
                alt={alert ? '' : picture.alt}
                sizes="(min-width: 48rem) 56vw, 100vw"
                className="h-full md:rounded-tl-l"
              />
            )}
          </div>
        </div>
      )}
    </section>
  );
}

interface LoadErrorProps {
  text?: ReactNode;
  /** Another try is under way. */
  busy?: boolean;
  onRetry?: () => void;
}

/** A part of a page that could not be loaded, with another try: `onRetry`, else the whole route again. */
export function LoadError({ text, busy = false, onRetry }: LoadErrorProps) {
  const { t } = useTranslation('common');
  const router = useRouter();
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-m border border-danger p-5">
      <p className="flex gap-2 font-semibold text-danger">
        <Icon name="warning" />
        {t('loadFailed')}
      </p>
      {text !== undefined && <p>{text}</p>}
      <Button kind="quiet" busy={busy} onClick={onRetry ?? (() => void router.invalidate())}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
