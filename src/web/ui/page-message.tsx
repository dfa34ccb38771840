import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sitePicturesQuery } from '#web/lib/queries.ts';
import { classes } from './classes.ts';
import { Horizon } from './horizon.tsx';
import { Kicker } from './kicker.tsx';
import { Picture } from './picture.tsx';

interface PageMessageProps {
  /** A plain text above the title, if the title is not. */
  kicker?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** Announced at once by screen readers, for errors. */
  alert?: boolean;
  /** Buttons and links. */
  children: ReactNode;
}

const scenes = sitePicturesQuery(['error', 'not-found']);

/** A whole page with one message, such as that there is nothing at this address. */
export function PageMessage({ kicker, title, text, alert = false, children }: PageMessageProps) {
  // The pictures may fail to load for the same reason; then only the text is shown.
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
