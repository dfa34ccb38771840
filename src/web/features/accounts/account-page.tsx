import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Picture } from '#web/ui/picture.tsx';
import { accountPictures } from './queries.ts';

const captions = { login: 'login.caption', register: 'register.caption' } as const;

interface AccountPageProps {
  title: string;
  text?: string;
  scene?: keyof typeof captions;
  children: ReactNode;
}

/**
 * A heading with a form or a message; beside it a tall picture up to the edge of the window. On phones the picture is
 * below the form.
 */
export function AccountPage({ title, text, scene = 'login', children }: AccountPageProps) {
  return (
    // The negative margin removes the footer's, so that the picture extends to it.
    <section className="-mb-20 grid gap-y-6 md:min-h-[calc(100dvh-var(--header))] md:grid-cols-[minmax(--spacing(8),1fr)_minmax(0,34rem)_minmax(0,40rem)_minmax(0,1fr)]">
      <div className="px-4 py-8 md:col-start-2 md:py-16 md:pr-10 md:pl-0">
        <div className="grid max-w-md gap-8">
          <header className="grid gap-3">
            <h1>{title}</h1>
            {text !== undefined && <p className="text-l text-ink-soft">{text}</p>}
          </header>
          {children}
        </div>
      </div>
      <Scene name={scene} />
    </section>
  );
}

function Scene({ name }: { name: keyof typeof captions }) {
  const { t } = useTranslation('accounts');
  const { data } = useQuery(accountPictures);
  const picture = data?.pictures[name];
  if (!picture) return null;
  return (
    <figure className="relative h-44 md:col-span-2 md:col-start-3 md:h-full">
      <Picture
        {...picture}
        // The width of the whole picture, of which the tall frame cuts off the sides.
        sizes="(min-width: 48rem) 78rem, 100vw"
        className="absolute inset-0 h-full md:rounded-tl-l"
      />
      <figcaption className="absolute bottom-0 left-0 rounded-tr-m bg-canvas px-4 pt-2 text-s text-ink-soft md:px-5 md:py-2">
        {t(captions[name])}
      </figcaption>
    </figure>
  );
}
