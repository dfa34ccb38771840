import type { ReactNode } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { UnitPrice } from '#web/features/catalogue/unit-price.tsx';
import { Card } from '#web/ui/card.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { ruled } from './ruled.ts';
import { Facts, Included } from './sections/facts.tsx';
import { Heading } from './sections/heading.tsx';
import { ListingFacts } from './sections/listing-facts.tsx';
import { LowerSections } from './sections/lower-sections.tsx';
import { OnSiteFees } from './sections/on-site-fees.tsx';
import { Residency } from './sections/residency.tsx';
import { Seasons } from './sections/seasons.tsx';
import { Story } from './sections/story.tsx';

interface ListingPreviewProps {
  service: Service;
  today: CalendarDate;
  /** The title's element; h3 within another page. */
  titleAs?: 'h1' | 'h3';
  /** Stands where travellers choose their dates. */
  children?: ReactNode;
}

/** A listing as its page shows it to travellers, made of the same parts; dates cannot be chosen, and nothing is booked. */
export function ListingPreview({ service, today, titleAs = 'h1', children }: ListingPreviewProps) {
  return (
    <article className="grid grid-cols-1 gap-8">
      <Heading service={service} as={titleAs} />
      <div className="max-md:-order-1">
        <Gallery pictures={service.pictures} />
      </div>
      <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-14">
        <Story service={service} />
        <Card padded={false} className="grid gap-3 p-5">
          <p className="font-display text-l">
            <UnitPrice service={service} onDates={undefined} />
          </p>
          {children}
        </Card>
      </div>
      <div className="grid grid-cols-1 gap-12">
        <div className={ruled}>
          <div className="grid gap-10">
            <Facts service={service} />
            <Included service={service} />
          </div>
          {/* They are sections of their own, each below a line. */}
          <div className="contents">
            <ListingFacts service={service} />
          </div>
          <Seasons service={service} today={today} />
          <Residency service={service} today={today} />
          <OnSiteFees service={service} />
        </div>
        <LowerSections service={service} preview />
      </div>
    </article>
  );
}
