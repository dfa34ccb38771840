import type { Lang } from '#shared/languages.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useForeign } from '#web/ui/use-lang.ts';

export interface BookedService {
  title: string;
  image: string;
  imageAlt: string;
  imagePlaceholder: string;
  location: string;
  /** The title's language. */
  textLang: Lang;
}

interface ServiceHeadingProps {
  service: BookedService;
  /** A lower picture, so that the figures below it stay in view beside a form. */
  low?: boolean;
  children?: React.ReactNode;
}

/** Picture, title and place of what is booked, at the top of a card without padding. */
export function ServiceHeading({ service, low = false, children }: ServiceHeadingProps) {
  const { t } = useTranslation('bookings');
  const foreign = useForeign();
  return (
    <div>
      <Picture
        image={service.image}
        alt={service.imageAlt}
        placeholder={service.imagePlaceholder}
        sizes="(min-width: 64rem) 25rem, 100vw"
        ratio={low ? 5 / 2 : 16 / 9}
        eager
        className={low ? 'aspect-5/2' : 'aspect-video max-lg:max-h-64'}
      />
      <div className="grid gap-1 px-5 pt-5 sm:px-6">
        <h2 lang={foreign(service.textLang)} className="text-l">
          {service.title}
        </h2>
        <p className="flex items-center gap-1 text-ink-soft">
          <Icon name="pin" className="size-5" />
          <span className="sr-only">{t('location')}</span> {service.location}
        </p>
        {children}
      </div>
    </div>
  );
}
