import { useId } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import { type GuestKind, isChild } from '#shared/party.ts';
import { largestParty } from '#shared/quote.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { groupsOf, withCount } from './party.ts';
import type { StayInput } from './stay.ts';

interface PartyFieldProps {
  service: Pick<Service, 'priceUnit' | 'capacity' | 'guestsPerPlace' | 'childUntil'>;
  /** The kinds of guests whom its prices tell apart. */
  kinds: readonly GuestKind[];
  value: StayInput;
  error: string | undefined;
  /** Who travels stands in one line, which opens the choice. */
  folded: boolean;
  onChange: (value: StayInput) => void;
}

/** The buttons stand beside their label, unless text is so large that there is no room. */
const besideLabel =
  '@2xs:grid-cols-[minmax(0,1fr)_auto] @2xs:gap-x-4 @2xs:[&>div]:col-start-2 @2xs:[&>div]:row-span-2 @2xs:[&>div]:row-start-1 @2xs:[&>div]:self-center @2xs:[&>[role=alert]]:col-span-2';

const roomKeys = { person: undefined, night: 'who.rooms', day: 'who.vehicles', trip: 'who.vehicles' } as const;

/** How many guests of each kind travel, where their prices differ. The page must have loaded the texts `party`. */
export function PartyField({ folded, ...field }: PartyFieldProps) {
  const { t } = useTranslation('party');
  if (!folded) return <Counts {...field} />;
  const groups = groupsOf(field.value).filter(({ count }) => count > 0);
  return (
    <details open={field.error !== undefined || undefined} className="group rounded-m border border-line-strong">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 px-4 py-2">
        <span className="grid min-w-0">
          <span className="text-s font-semibold">{t('who.title')}</span>
          <span className="text-s">{groups.map(({ kind, count }) => t(`count.${kind}`, { count })).join('; ')}</span>
        </span>
        <span className="transition-transform group-open:rotate-180">
          <Icon name="down" className="size-5" />
        </span>
      </summary>
      <div className="@container px-4 pb-4">
        <Counts {...field} isTitled={false} />
      </div>
    </details>
  );
}

type CountsProps = Omit<PartyFieldProps, 'folded'> & { isTitled?: boolean };

function Counts({ service, kinds, value, error, onChange, isTitled = true }: CountsProps) {
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
      <legend className={isTitled ? 'font-semibold' : 'sr-only'}>{t('who.title')}</legend>
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
