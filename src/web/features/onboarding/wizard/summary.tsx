import type { ReactNode } from 'react';
import type { Application } from '#shared/contracts/onboarding.ts';
import { writtenPosition } from '#shared/typed-position.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { DocumentRow } from '../papers/document-row.tsx';
import { useBegunListings } from '../screens/use-first-listing.ts';
import { isOpen, type Screen, screenOfStep } from '../screens.ts';
import { BegunListings } from './begun-listings.tsx';

/** Everything that an application says, part by part; while it may be changed, each with a link to its questions. */
export function Summary({ application }: { application: Application }) {
  const { t } = useTranslation(['application', 'catalogue']);
  const { kind, name, about, place, contact, documents, payoutMethod, steps } = application;
  const { data: listings } = useBegunListings(application.providerId);
  const nothing = <span className="text-danger">{t('check.missing')}</span>;
  const languages = contact.languages.map((language) => t(`catalogue:language.${language}`)).join(', ');
  const hasPayout = steps.some(({ step, done }) => step === 'payout' && done);
  return (
    <div className="grid grid-cols-1 gap-10">
      <Part title={t('part.business')} at={screenOfStep.business} application={application}>
        <Facts
          facts={[
            [t('fact.kind'), t(`kind.${kind}`)],
            [t('fact.name'), name || nothing],
            [t('fact.about'), about.en || about.sw ? <Texts key="about" texts={[about.en, about.sw]} /> : nothing],
          ]}
        />
      </Part>
      <Part title={t('part.place')} at={screenOfStep.place} application={application}>
        <Facts
          facts={[
            [t('fact.place'), place ? t('town.chosen', { place: place.location, county: place.county }) : nothing],
            [t('fact.position'), place && writtenPosition(place)],
            [t('fact.landmark'), place?.landmark],
          ]}
        />
      </Part>
      <Part title={t('part.contact')} at={screenOfStep.contact} application={application}>
        <Facts
          facts={[
            [t('fact.phone'), contact.phone ?? nothing],
            [t('fact.email'), contact.email],
            [t('fact.languages'), languages || nothing],
          ]}
        />
      </Part>
      <Part title={t('part.documents')} at={screenOfStep.documents} application={application}>
        {documents.length === 0 ? (
          <p>{nothing}</p>
        ) : (
          <ul className="border-b border-line">
            {documents.map((document) => (
              <DocumentRow key={document.id} document={document} removable={false} />
            ))}
          </ul>
        )}
      </Part>
      <Part title={t('part.payout')} at={screenOfStep.payout} application={application}>
        <p>
          {payoutMethod
            ? t('payout.present', { destination: payoutMethod.destination })
            : hasPayout
              ? t('payout.hidden')
              : nothing}
        </p>
      </Part>
      {listings && (
        <Part title={t('part.listing')} at="listing" application={application}>
          <BegunListings listings={listings.items} />
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  title: string;
  /** Where it is changed. */
  at: Screen;
  application: Application;
  children: ReactNode;
}

function Part({ title, at, application, children }: PartProps) {
  const { t } = useTranslation('application');
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-l">{title}</h2>
        {isOpen(application) && (
          <TextLink
            to="/onboard/$step"
            params={{ step: at }}
            aria-label={t('check.changeNamed', { name: title })}
            className="inline-flex min-h-11 items-center"
          >
            {t('check.change')}
          </TextLink>
        )}
      </div>
      {children}
    </section>
  );
}

const Facts = ({ facts }: { facts: Fact[] }) => <FactList facts={facts} shape="rows" />;

const Texts = ({ texts }: { texts: string[] }) =>
  texts.filter(Boolean).map((text) => (
    <span key={text} className="block whitespace-pre-line not-last:pb-3">
      {text}
    </span>
  ));
