import { Link } from '@tanstack/react-router';
import { type Category, categories, categoryFacts } from '#shared/categories.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Empty } from '#web/ui/states.tsx';
import { CategoryChips } from './category-chips.tsx';
import { Results } from './results.tsx';
import { queryOf } from './search-params.ts';

interface ServicesPageProps {
  category?: Category;
  page?: number;
}

/** Everything there is; with a category, the listings of that one under a title of their own. */
export function ServicesPage({ category, page }: ServicesPageProps) {
  return category ? <OneCategory category={category} page={page} /> : <AllServices page={page} />;
}

function AllServices({ page }: { page: number | undefined }) {
  const { t } = useTranslation('catalogue');
  return (
    <div className="page grid gap-12 py-10 md:gap-16 md:py-16">
      <header className="grid gap-3">
        <h1>{t('services.title')}</h1>
        <p className="max-w-prose text-l text-ink-soft">{t('services.intro')}</p>
      </header>
      <Doors />
      <Steps />
      <section className="grid gap-6" aria-labelledby="all-services">
        <h2 id="all-services">{t('services.all')}</h2>
        <CategoryChips categories={categories.map(({ value }) => value)} chosen={undefined} all={t('services.every')} />
        <Results query={queryOf(pageOf(page))} level={3} empty={<Nothing />} />
      </section>
    </div>
  );
}

function OneCategory({ category, page }: { category: Category; page: number | undefined }) {
  const { t } = useTranslation('catalogue');
  const { group } = categoryFacts(category);
  const siblings = categories.filter((each) => each.group === group).map(({ value }) => value);
  return (
    <div className="page grid gap-8 py-10 md:py-16">
      <header className="grid gap-3">
        <Breadcrumbs items={[{ label: t('services.title'), to: '/services' }, { label: t(`category.${category}`) }]} />
        <h1>{t(`category.title.${category}`)}</h1>
        <p className="max-w-prose text-l text-ink-soft">{t(`category.about.${category}`)}</p>
      </header>
      <CategoryChips categories={siblings} chosen={category} all={t('services.every')} />
      <Results query={queryOf({ category, ...pageOf(page) })} empty={<Nothing />} />
    </div>
  );
}

const pageOf = (page: number | undefined) => (page === undefined ? {} : { page });

/** The three ways into what one needs on the road. */
function Doors() {
  const { t } = useTranslation('catalogue');
  const doors = [
    { to: '/stays', title: t('door.stays'), text: t('door.stays.text') },
    { to: '/meals', title: t('door.meals'), text: t('door.meals.text') },
    { to: '/transport', title: t('door.transport'), text: t('door.transport.text') },
  ];
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {doors.map(({ to, title, text }) => (
        <li key={to} className="grid">
          <Card className="group relative grid content-start gap-2">
            <h2 className="text-l">
              <Link
                to={to}
                className="text-brand after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
              >
                {title}
              </Link>
            </h2>
            <p className="text-ink-soft">{text}</p>
          </Card>
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
    <section aria-labelledby="how" className="grid gap-6">
      <h2 id="how">{t('steps.title')}</h2>
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map(({ title, text }, place) => (
          <li key={title} className="grid content-start gap-2 border-t-2 border-accent pt-4">
            <h3>
              <span className="text-accent">{place + 1}.</span> {title}
            </h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
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
