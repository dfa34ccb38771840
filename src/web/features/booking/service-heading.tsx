import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';

interface ServiceHeadingProps {
  service: { title: string; image: string; imageAlt: string; imagePlaceholder: string; location: string };
  children?: React.ReactNode;
}

/** What is booked: picture, title, place. */
export function ServiceHeading({ service, children }: ServiceHeadingProps) {
  const { t } = useTranslation('bookings');
  return (
    <div className="grid gap-4">
      <Picture
        image={service.image}
        alt={service.imageAlt}
        placeholder={service.imagePlaceholder}
        sizes="(min-width: 48rem) 24rem, 20rem"
        ratio={16 / 9}
        eager
        className="aspect-video rounded-m"
      />
      <div className="grid gap-1">
        <h2 className="text-l">{service.title}</h2>
        <p className="flex items-center gap-1 text-ink-soft">
          <Icon name="pin" />
          <span className="sr-only">{t('location')}</span> {service.location}
        </p>
        {children}
      </div>
    </div>
  );
}
