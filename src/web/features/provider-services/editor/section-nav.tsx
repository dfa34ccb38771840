import { Link } from '@tanstack/react-router';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { placesAreNew, type Section, sections, sectionsLacking } from './sections.ts';
import { useSectionFacts } from './use-section-facts.ts';

/** The parts of the editor, each with what is written in it so far or what is missing. */
export function SectionNav({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation('provider-service');
  const lacking = sectionsLacking(listing.missing);
  const facts = useSectionFacts(listing);
  const isUnseen = (section: Section) => section === 'places' && placesAreNew(listing);
  return (
    <nav aria-label={t('parts')}>
      <ul className="grid grid-cols-1 border-t border-line">
        {sections.map((section) => (
          <li key={section} className="border-b border-line">
            <Link
              to="/provider/services/$serviceId"
              params={{ serviceId: listing.id }}
              search={{ section }}
              resetScroll
              activeOptions={{ includeSearch: true, exact: true }}
              className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-s px-2 py-3 transition-colors hover:bg-sunken aria-[current=page]:bg-brand-soft"
            >
              <span className="grid min-w-0 gap-0.5">
                <span className="font-semibold">{t(`section.${section}`)}</span>
                {lacking.has(section) ? (
                  <span className="text-s font-medium text-warning">{t('isMissing')}</span>
                ) : isUnseen(section) ? (
                  <span className="text-s font-medium text-warning">{t('isNew', { now: facts[section] })}</span>
                ) : (
                  <span className="line-clamp-2 text-s text-ink-soft wrap-anywhere">{facts[section]}</span>
                )}
              </span>
              <Icon
                name={lacking.has(section) || isUnseen(section) ? 'right' : 'check'}
                className="size-5 text-ink-soft"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
