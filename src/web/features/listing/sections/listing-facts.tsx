import type { ReactNode } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LineDrawing } from '#web/ui/line-drawing.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { ruled } from '../ruled.ts';
import { bedPath, facilityPath } from './facility-paths.ts';

export interface ListingFactsProps {
  service: Pick<Service, 'facts'>;
}

/** Rooms and beds, facilities, day plan, and what else is good to know; what a listing does not say is not there. */
export function ListingFacts({ service: { facts } }: ListingFactsProps) {
  const { rooms, facilities, plan, details, bring } = facts;
  const parts = [
    rooms.length > 0 && <Rooms key="rooms" rooms={rooms} />,
    facilities.length > 0 && <Facilities key="facilities" facilities={facilities} />,
    plan.length > 0 && <Plan key="plan" plan={plan} />,
    details.length + bring.length > 0 && <GoodToKnow key="know" facts={facts} />,
  ].filter(Boolean);
  return parts.length > 0 && <div className={ruled}>{parts}</div>;
}

type Facts = Service['facts'];

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Rooms({ rooms }: Pick<Facts, 'rooms'>) {
  const { t } = useTranslation('catalogue');
  return (
    <Part id="rooms" title={t('facts.rooms')}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {rooms.map(({ name, beds }) => (
          <li key={name} className="flex gap-4 rounded-m border border-line p-4">
            <LineDrawing path={bedPath} className="size-7 text-brand" />
            <div className="grid min-w-0 gap-0.5">
              <h3 className="text-m">{name}</h3>
              <p className="text-ink-soft">{beds.join(', ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Facilities({ facilities }: Pick<Facts, 'facilities'>) {
  const { t } = useTranslation('catalogue');
  return (
    <Part id="facilities" title={t('facts.facilities')}>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facilities.map(({ id, name }) => (
          <li key={id} className="flex gap-3">
            <LineDrawing path={facilityPath(id)} className="size-6 text-brand" />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Plan({ plan }: Pick<Facts, 'plan'>) {
  const { t } = useTranslation('catalogue');
  const foreign = useForeign();
  return (
    <Part id="plan" title={t('facts.plan')}>
      <ol className="grid gap-6 border-l-2 border-gold pl-5">
        {plan.map(({ day, title, text, textLang }) => (
          <li key={day} className="grid max-w-prose gap-1">
            <h3 className="text-m">
              <span className="block text-s font-semibold text-accent">{day}</span>
              <span lang={foreign(textLang)}>{title}</span>
            </h3>
            {text && (
              <p lang={foreign(textLang)} className="whitespace-pre-line text-ink-soft">
                {text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function GoodToKnow({ facts: { details, bring, bringLang } }: { facts: Facts }) {
  const { t } = useTranslation('catalogue');
  const foreign = useForeign();
  return (
    <Part id="know" title={t('facts.know')}>
      <FactList
        facts={details.map(
          ({ name, label, value, textLang }): Fact => [
            label,
            <span key={name} lang={foreign(textLang)}>
              {value}
            </span>,
          ],
        )}
      />
      {bring.length > 0 && (
        <div className="grid gap-3">
          <h3>{t('facts.bring')}</h3>
          <ul lang={foreign(bringLang)} className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {bring.map((item) => (
              <li key={item} className="flex gap-2">
                <Icon name="check" className="size-6 text-brand" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Part>
  );
}
