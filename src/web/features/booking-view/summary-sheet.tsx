import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { type BookedService, ServiceHeading } from './service-heading.tsx';

interface SummarySheetProps {
  label: string;
  service: BookedService;
  /** Label and total; on phones all that shows until the summary is opened. */
  total: ReactNode;
  /** Below the title on wide screens. */
  price?: ReactNode;
  children: ReactNode;
}

/** What is booked and for how much: beside the form on wide screens, collapsed above it on phones. */
export function SummarySheet({ label, service, total, price, children }: SummarySheetProps) {
  const foreign = useForeign();
  return (
    <aside aria-label={label} className="lg:sticky lg:top-22">
      <Card padded={false}>
        <details className="group lg:[&::details-content]:[content-visibility:visible]">
          <summary className="flex items-center gap-4 p-3 lg:supports-[selector(::details-content)]:hidden">
            <span className="w-16 shrink-0">
              <Picture
                image={service.image}
                alt=""
                placeholder={service.imagePlaceholder}
                sizes="4rem"
                ratio={1}
                eager
                className="aspect-square rounded-m"
              />
            </span>
            <span className="grid min-w-0 grow gap-0.5">
              <span lang={foreign(service.textLang)} className="leading-tight font-semibold">
                {service.title}
              </span>
              <span className="flex flex-wrap gap-x-2 text-s">{total}</span>
            </span>
            <span className="transition-transform group-open:rotate-180">
              <Icon name="down" />
            </span>
          </summary>
          <div className="max-lg:hidden">
            <ServiceHeading service={service} low>
              {price}
            </ServiceHeading>
          </div>
          <div className="grid gap-5 border-line p-5 max-lg:border-t sm:p-6">{children}</div>
        </details>
      </Card>
    </aside>
  );
}
