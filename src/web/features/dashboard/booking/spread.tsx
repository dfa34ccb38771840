import type { ComponentProps, ReactNode } from 'react';
import type { BookingItem } from '#shared/contracts/bookings.ts';
import { Picture } from '#web/ui/picture.tsx';

/**
 * Text in the page's column beside a picture that reaches the window's right edge; on phones the picture is above it.
 * Printed, only the text is shown.
 */
export function Spread({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(--spacing(8),1fr)_minmax(0,32rem)_minmax(0,42rem)_minmax(0,1fr)] md:gap-x-0 print:block">
      <div className="grid min-w-0 grid-cols-1 content-center gap-5 px-4 max-md:order-1 md:col-start-2 md:pr-10 md:pl-0 lg:pr-16 print:page">
        {children}
      </div>
      <div className="md:col-span-2 md:col-start-3 print:hidden">{picture}</div>
    </div>
  );
}

/** The classes of a spread's picture. */
export const spreadPicture = 'aspect-3/2 md:aspect-16/10 md:max-h-[34rem] md:min-h-full md:rounded-l-l';

type Shown = Pick<ComponentProps<typeof Picture>, 'image' | 'alt' | 'placeholder'>;

/** A spread's picture, the largest of its page. */
export function SpreadPicture({ image, alt, placeholder }: Shown) {
  const sizes = '(min-width: 48rem) 56vw, 100vw';
  return <Picture {...{ image, alt, placeholder, sizes }} first className={spreadPicture} />;
}

/** The picture of a booked service. */
export function ServiceSpreadPicture({ service }: Pick<BookingItem, 'service'>) {
  return <SpreadPicture image={service.image} alt={service.imageAlt} placeholder={service.imagePlaceholder} />;
}
