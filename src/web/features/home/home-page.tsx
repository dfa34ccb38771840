import { useSuspenseQuery } from '@tanstack/react-query';
import { artisansQuery, recommendedQuery } from '#web/features/catalogue/queries.ts';
import { ServiceCards } from '#web/features/catalogue/service-card.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { StartSearch } from './start-search.tsx';

/** What Twende is, where to begin, what is recommended, who makes it. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Kenya />
      <Recommended />
      <Artisans />
      <Invitation />
    </>
  );
}

function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className="page grid gap-10 py-14 md:py-24">
      <div className="grid justify-items-start gap-6">
        <h1 className="max-w-3xl">{t('hero.title')}</h1>
        <p className="max-w-prose text-l text-ink-soft">{t('hero.text')}</p>
        <LinkButton to="/explore">{t('hero.start')}</LinkButton>
      </div>
      <StartSearch />
    </section>
  );
}

function Kenya() {
  const { t } = useTranslation('home');
  return (
    <section className="bg-sunken" aria-labelledby="kenya">
      <div className="page grid gap-6 py-14 md:grid-cols-[1fr_1.4fr] md:gap-16 md:py-20">
        <h2 id="kenya">{t('kenya.title')}</h2>
        <div className="grid max-w-prose justify-items-start gap-4">
          <p className="text-l">{t('kenya.lead')}</p>
          <p>{t('kenya.text')}</p>
          <TextLink to="/explore">{t('kenya.more')}</TextLink>
        </div>
      </div>
    </section>
  );
}

function Recommended() {
  const { t } = useTranslation('home');
  const { items } = useSuspenseQuery(recommendedQuery).data;
  if (items.length === 0) return null;
  return (
    <section className="page grid gap-8 py-14 md:py-20" aria-labelledby="recommended">
      <div className="grid gap-2">
        <h2 id="recommended">{t('recommended.title')}</h2>
        <p className="max-w-prose text-ink-soft">{t('recommended.text')}</p>
      </div>
      <ServiceCards items={items} level={3} below />
    </section>
  );
}

/** Real makers among the providers; nothing at all while there are none. */
function Artisans() {
  const { t } = useTranslation('home');
  const { items } = useSuspenseQuery(artisansQuery).data;
  if (items.length === 0) return null;
  return (
    <section className="bg-sunken" aria-labelledby="artisans">
      <div className="page grid gap-8 py-14 md:py-20">
        <div className="grid gap-2">
          <h2 id="artisans">{t('artisans.title')}</h2>
          <p className="max-w-prose text-ink-soft">{t('artisans.text')}</p>
        </div>
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {items.map(({ id, name, craft, place, about, serviceId, image, imageAlt, imagePlaceholder }) => (
            <li key={id} className="grid content-start gap-2">
              {image !== null && imageAlt !== null && imagePlaceholder !== null && (
                <Picture
                  image={image}
                  alt={imageAlt}
                  placeholder={imagePlaceholder}
                  sizes="(min-width: 64rem) min(22vw, 18rem), (min-width: 40rem) 46vw, 20rem"
                  ratio={1}
                  className="mb-2 aspect-square rounded-m"
                />
              )}
              <p className="text-s font-semibold text-accent">{craft}</p>
              <h3>{name}</h3>
              <p className="text-s text-ink-soft">{place}</p>
              <p>{about}</p>
              {serviceId && (
                <TextLink to="/services/$id" params={{ id: serviceId }}>
                  {t('artisans.visit', { name })}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Invitation() {
  const { t } = useTranslation('home');
  return (
    <section className="page grid justify-items-start gap-5 py-16 md:py-24" aria-labelledby="invitation">
      <h2 id="invitation" className="max-w-2xl text-2xl">
        {t('invitation.title')}
      </h2>
      <p className="max-w-prose text-l text-ink-soft">{t('invitation.text')}</p>
      <LinkButton to="/services">{t('invitation.action')}</LinkButton>
    </section>
  );
}
