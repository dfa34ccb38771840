import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Category, categories, categoryFacts } from '#shared/categories.ts';
import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PictureCard } from '#web/ui/picture-card.tsx';
import { categoryPicture, servicesPictures } from './pictures.ts';
import { CategoryChips } from './results/category-chips.tsx';
import { Opening } from './results/opening.tsx';
import { Results } from './results/results.tsx';
import { queryOf } from './search-params.ts';

interface ServicesPageProps {
  category?: Category;
  page?: number;
}

/** All listings, or those of one category under its own title. */
export function ServicesPage({ category, page }: ServicesPageProps) {
  return category ? <OneCategory category={category} page={page} /> : <AllServices page={page} />;
}

function AllServices({ page }: { page: number | undefined }) {
  const { t } = useTranslation('catalogue');
  const { pictures } = useSuspenseQuery(servicesPictures).data;
  return (
    <>
      <Opening title={t('services.title')} intro={t('services.intro')} picture={pictures.services} />
      <div className="page grid gap-16 pt-12 md:gap-24 md:pt-20">
        <ShelfLinks />
        <Steps />
        <section className="grid gap-6" aria-labelledby="all-services">
          <h2 id="all-services" className="text-2xl">
            {t('services.all')}
          </h2>
          <CategoryChips
            categories={categories.map(({ value }) => value)}
            chosen={undefined}
            all={t('services.every')}
          />
          <Results query={queryOf(pageOf(page))} level={3} below empty={<Nothing />} />
        </section>
        <Invitation />
      </div>
    </>
  );
}

function OneCategory({ category, page }: { category: Category; page: number | undefined }) {
  const { t } = useTranslation('catalogue');
  const { pictures } = useSuspenseQuery(categoryPicture(category)).data;
  const { group } = categoryFacts(category);
  const siblings = categories.filter((each) => each.group === group).map(({ value }) => value);
  return (
    <>
      <Opening
        title={t(`category.title.${category}`)}
        intro={t(`category.about.${category}`)}
        picture={pictures[`category-${category}`]}
        above={
          <Breadcrumbs
            items={[{ label: t('services.title'), to: '/services' }, { label: t(`category.${category}`) }]}
          />
        }
      />
      <div className="page grid gap-8 pt-10 md:pt-14">
        <CategoryChips categories={siblings} chosen={category} all={t('services.every')} />
        <Results query={queryOf({ category, ...pageOf(page) })} empty={<Nothing />} />
      </div>
    </>
  );
}

const pageOf = (page: number | undefined) => (page === undefined ? {} : { page });

/** Links to stays, meals and transport. */
function ShelfLinks() {
  const { t } = useTranslation('catalogue');
  const { pictures } = useSuspenseQuery(servicesPictures).data;
  const doors = [
    { to: '/stays', title: t('door.stays'), text: t('door.stays.text'), picture: pictures['shelf-stays'] },
    { to: '/meals', title: t('door.meals'), text: t('door.meals.text'), picture: pictures['shelf-meals'] },
    {
      to: '/transport',
      title: t('door.transport'),
      text: t('door.transport.text'),
      picture: pictures['shelf-transport'],
    },
  ];
  const sizes = '(min-width: 48rem) 31vw, 20rem';
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
      {doors.map(({ to, title, text, picture }, place) => (
        <li key={to}>
          <PictureCard
            picture={picture && <Picture {...picture} sizes={sizes} ratio={3 / 4} eager={place === 0} />}
            frame="aspect-4/3 md:aspect-3/4"
            level={2}
            size="xl"
            title={<Link to={to}>{title}</Link>}
          >
            <p className="text-ink-soft">{text}</p>
          </PictureCard>
        </li>
      ))}
    </ul>
  );
}

function Steps() {
  const { t } = useTranslation('catalogue');
  const steps = [
    { title: t('step.find'), text: t('step.find.text') },
    { title: t('step.book'), text: t('step.book.text') },
    { title: t('step.go'), text: t('step.go.text') },
  ];
  return (
    <section aria-labelledby="how" className="grid gap-8">
      <h2 id="how" className="text-2xl">
        {t('steps.title')}
      </h2>
      <ol className="grid gap-x-6 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text }, place) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 border-t border-gold pt-5">
            <span aria-hidden="true" className="row-span-2 font-display text-3xl leading-none text-accent">
              {place + 1}
            </span>
            <h3>{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** For those who have something to offer. */
function Invitation() {
  const { t } = useTranslation('catalogue');
  return (
    <aside
      aria-labelledby="invite"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-gold pt-10"
    >
      <div className="grid min-w-0 gap-2">
        <h2 id="invite" className="text-xl">
          {t('invite.title')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('invite.text')}</p>
      </div>
      <LinkButton kind="quiet" to={addresses.onboard}>
        {t('invite.link')}
      </LinkButton>
    </aside>
  );
}

function Nothing() {
  const { t } = useTranslation('catalogue');
  return (
    <Empty
      title={t('none.title')}
      text={t('none.text')}
      action={<LinkButton to="/search">{t('none.everywhere')}</LinkButton>}
    />
  );
}
