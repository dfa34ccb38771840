import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** A short story about the country: its year, its places, and how to begin. */
export function ExplorePage() {
  const { t } = useTranslation('home');
  return (
    <article>
      <header className="page grid gap-5 py-14 md:py-24">
        <h1 className="max-w-3xl">{t('explore.title')}</h1>
        <p className="max-w-prose text-l text-ink-soft">{t('explore.lead')}</p>
      </header>
      <Year />
      <Places />
      <section className="page grid max-w-prose gap-4 py-14 md:py-20" aria-labelledby="manners">
        <h2 id="manners">{t('explore.manners')}</h2>
        <p>{t('explore.manners.text')}</p>
        <p>{t('explore.manners.more')}</p>
      </section>
      <section className="bg-sunken" aria-labelledby="begin">
        <div className="page grid justify-items-start gap-5 py-14 md:py-20">
          <h2 id="begin">{t('explore.begin')}</h2>
          <p className="max-w-prose text-l">{t('explore.begin.text')}</p>
          <LinkButton to="/services">{t('invitation.action')}</LinkButton>
        </div>
      </section>
    </article>
  );
}

function Year() {
  const { t } = useTranslation('home');
  const seasons = [
    { title: t('year.dry'), months: t('year.dry.months'), text: t('year.dry.text') },
    { title: t('year.longRains'), months: t('year.longRains.months'), text: t('year.longRains.text') },
    { title: t('year.cool'), months: t('year.cool.months'), text: t('year.cool.text') },
    { title: t('year.shortRains'), months: t('year.shortRains.months'), text: t('year.shortRains.text') },
  ];
  return (
    <section className="bg-sunken" aria-labelledby="year">
      <div className="page grid gap-8 py-14 md:py-20">
        <div className="grid gap-2">
          <h2 id="year">{t('year.title')}</h2>
          <p className="max-w-prose">{t('year.text')}</p>
        </div>
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {seasons.map(({ title, months, text }) => (
            <li key={title} className="grid content-start gap-2 border-t-2 border-accent pt-4">
              <p className="text-s font-semibold text-accent">{months}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Places() {
  const { t } = useTranslation('home');
  // The words to search for are the place's own name, alike in both languages.
  const places = [
    { name: t('place.mara'), text: t('place.mara.text'), location: 'Maasai Mara' },
    { name: t('place.amboseli'), text: t('place.amboseli.text'), location: 'Amboseli' },
    { name: t('place.mountKenya'), text: t('place.mountKenya.text'), location: 'Mount Kenya' },
    { name: t('place.naivasha'), text: t('place.naivasha.text'), location: 'Naivasha' },
    { name: t('place.lamu'), text: t('place.lamu.text'), location: 'Lamu' },
    { name: t('place.diani'), text: t('place.diani.text'), location: 'Diani' },
    { name: t('place.kisumu'), text: t('place.kisumu.text'), location: 'Kisumu' },
    { name: t('place.nairobi'), text: t('place.nairobi.text'), location: 'Nairobi' },
  ];
  return (
    <section className="page grid gap-8 py-14 md:py-20" aria-labelledby="places">
      <h2 id="places">{t('places.title')}</h2>
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {places.map(({ name, text, location }) => (
          <li key={location} className="grid content-start justify-items-start gap-2 border-t border-line pt-5">
            <h3>{name}</h3>
            <p className="max-w-prose">{text}</p>
            <TextLink to="/search" search={{ location }} className="inline-flex min-h-11 items-center">
              {t('places.see', { place: name })}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
