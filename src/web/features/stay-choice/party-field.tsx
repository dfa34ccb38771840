import { useId } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import { type GuestKind, isChild } from '#shared/party.ts';
import { largestParty } from '#shared/quote.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import { groupsOf, withCount } from './party.ts';
import type { StayInput } from './stay.ts';

interface PartyFieldProps {
  service: Pick<Service, 'priceUnit' | 'capacity' | 'guestsPerPlace' | 'childUntil'>;
  /** The kinds of guests whom its prices tell apart. */
  kinds: readonly GuestKind[];
  value: StayInput;
  error: string | undefined;
  onChange: (value: StayInput) => void;
}

/** The buttons stand beside their label, unless text is so large that there is no room. */
const besideLabel =
  '@2xs:grid-cols-[minmax(0,1fr)_auto] @2xs:gap-x-4 @2xs:[&>div]:col-start-2 @2xs:[&>div]:row-span-2 @2xs:[&>div]:row-start-1 @2xs:[&>div]:self-center @2xs:[&>[role=alert]]:col-span-2';

const roomKeys = { person: undefined, night: 'who.rooms', day: 'who.vehicles', trip: 'who.vehicles' } as const;

/** How many guests of each kind travel, where their prices differ. The page must have loaded the texts `party`. */
export function PartyField({ service, kinds, value, error, onChange }: PartyFieldProps) {
  const { t } = useTranslation('party');
  const id = useId();
  const most = largestParty(service);
  const groups = groupsOf(value);
  const countOf = (kind: GuestKind) => groups.find((group) => group.kind === kind)?.count ?? 0;
  const adults = groups.reduce((sum, { kind, count }) => sum + (isChild(kind) ? 0 : count), 0);
  const rooms = roomKeys[service.priceUnit];
  const hintOf = (kind: GuestKind) => {
    if (isChild(kind)) return service.childUntil === null ? undefined : t('hint.child', { age: service.childUntil });
    return kind === 'non_resident' ? undefined : t(`hint.${kind}`);
  };
  return (
    <fieldset className="grid gap-4" aria-describedby={`${id}-text`}>
      <legend className="font-semibold">{t('who.title')}</legend>
      <p id={`${id}-text`} className="text-s text-ink-soft">
        {t('who.text')} {rooms && t(rooms)}
      </p>
      {kinds.map((kind, at) => {
        const count = countOf(kind);
        const hint = hintOf(kind);
        return (
          <Stepper
            key={kind}
            label={t(`kind.${kind}`)}
            {...(hint !== undefined && { hint })}
            value={count}
            // Somebody grown up travels along.
            min={!isChild(kind) && adults === count ? 1 : 0}
            max={most - value.guests + count}
            error={at === 0 ? error : undefined}
            className={besideLabel}
            onChange={(next) => onChange({ ...value, ...withCount(value, kind, next) })}
          />
        );
      })}
    </fieldset>
  );
}
