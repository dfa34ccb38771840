import { useSuspenseQuery } from '@tanstack/react-query';
import type { Artisan, ServiceItem } from '#shared/contracts/catalogue.ts';
import { artisansQuery, recommendedQuery } from '#web/features/catalogue/queries.ts';
import { ServiceCards } from '#web/features/catalogue/service-card.tsx';
import { useDisplay } from '#web/lib/currency.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { hydrateWhenUsed } from '#web/ui/deferred-hydration.tsx';
import { Horizon } from '#web/ui/horizon.tsx';
import { Kicker } from '#web/ui/kicker.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { Hero } from './hero/hero.tsx';
import { Features } from './sections/features.tsx';
import { Kenya } from './sections/kenya.tsx';
import { homePictures } from './site-pictures.ts';

/** The home page: search, ways to travel, recommended listings, artisans. */
export function HomePage() {
  const { pictures } = useSuspenseQuery(homePictures).data;
  const recommended = useSuspenseQuery(recommendedQuery).data;
  const artisans = useSuspenseQuery(artisansQuery).data;
  return (
    <>
      <Hero />
      <Kenya picture={pictures['home-kenya']} />
      <Features pictures={pictures} />
      <Recommended items={recommended.items} />
      <Artisans items={artisans.items} />
      <Invitation />
    </>
  );
}

const Recommended = hydrateWhenUsed(({ items }: { items: readonly ServiceItem[] }) => {
  const { t } = useTranslation('home');
  if (items.length === 0) return null;
  return (
    <section className="page offscreen-600 grid gap-8 pb-12 md:offscreen-275 md:pb-24" aria-labelledby="recommended">
      <Horizon />
      <div className="grid gap-3">
        <h2 id="recommended">{t('recommended.title')}</h2>
        <p className="max-w-prose text-ink-soft">{t('recommended.text')}</p>
      </div>
      <ServiceCards items={items} level={3} below />
    </section>
  );
}, useDisplay);

/** Artisans among the providers; nothing if there are none. */
const Artisans = hydrateWhenUsed(({ items }: { items: readonly Artisan[] }) => {
  const { t } = useTranslation('home');
  const foreign = useForeign();
  if (items.length === 0) return null;
  return (
    <section className="offscreen-500 bg-sunken md:offscreen-200" aria-labelledby="artisans">
      <div className="page grid gap-8 py-12 md:gap-10 md:py-24">
        <div className="grid gap-3">
          <Kicker>{t('artisans.kicker')}</Kicker>
          <h2 id="artisans" className="max-w-2xl text-2xl">
            {t('artisans.title')}
          </h2>
          <p className="max-w-prose text-ink-soft">{t('artisans.text')}</p>
        </div>
        <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4 lg:*:even:mt-12">
          {items.map(({ id, name, craft, place, about, aboutLang, serviceId, image, imageAlt, imagePlaceholder }) => (
            <li key={id} className="grid content-start gap-2">
              {image && (
                <Picture
                  image={image}
                  alt={imageAlt ?? ''}
                  placeholder={imagePlaceholder ?? ''}
                  sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 46vw, (min-width: 26rem) calc(100vw - 2rem), 20rem"
                  ratio={3 / 4}
                  className="mb-3 aspect-4/3 rounded-m sm:aspect-3/4"
                />
              )}
              <p className="text-s font-semibold text-accent">
                {craft} · {place}
              </p>
              <h3>{name}</h3>
              <p lang={foreign(aboutLang)} className="text-ink-soft">
                {about}
              </p>
              {serviceId && (
                <TextLink to="/services/$id" params={{ id: serviceId }} className="mt-1 justify-self-start">
                  {t('artisans.visit', { name })}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
});

const Invitation = hydrateWhenUsed(() => {
  const { t } = useTranslation('home');
  return (
    <section className="page offscreen-100 grid justify-items-start gap-6 pt-14 md:pt-32" aria-labelledby="invitation">
      <Horizon className="w-full" />
      <h2 id="invitation" className="max-w-3xl text-3xl">
        {t('invitation.title')}
      </h2>
      <p className="max-w-prose text-l text-ink-soft">{t('invitation.text')}</p>
      <LinkButton to="/services">{t('invitation.action')}</LinkButton>
    </section>
  );
});
