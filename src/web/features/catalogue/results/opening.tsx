import type { ReactNode } from 'react';
import type { Picture as Shown } from '#shared/contracts/pictures.ts';
import { Picture } from '#web/ui/picture.tsx';

interface OpeningProps {
  title: string;
  intro: string;
  picture: Shown | undefined;
  /** Above the title: breadcrumbs. */
  above?: ReactNode;
}

/** The top of a page with a list: title and text, and a picture up to the right edge of the window. */
export function Opening({ title, intro, picture, above }: OpeningProps) {
  return (
    <header className="grid items-end gap-8 md:grid-cols-[minmax(--spacing(8),1fr)_minmax(0,34rem)_minmax(0,40rem)_minmax(0,1fr)] md:gap-x-0">
      <div className="grid gap-4 px-4 pt-10 max-md:order-1 max-md:pt-0 md:col-start-2 md:pr-8 md:pb-10 md:pl-0 lg:pr-14">
        {above}
        <h1>{title}</h1>
        <p className="max-w-prose text-l text-ink-soft">{intro}</p>
      </div>
      {picture && (
        <Picture
          {...picture}
          first
          sizes="(min-width: 48rem) 55vw, 100vw"
          className="aspect-2/1 md:col-span-2 md:col-start-3 md:aspect-16/9 md:rounded-bl-l"
        />
      )}
    </header>
  );
}
