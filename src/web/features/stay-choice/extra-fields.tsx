import type { Service } from '#shared/contracts/catalogue.ts';
import { extrasText, readExtrasText } from '#shared/extras.ts';
import type { Lang } from '#shared/languages.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';

/** An extra that can be chosen. */
export interface OfferedExtra {
  id: string;
  name: string;
  textLang: Lang;
  description: string;
  descriptionLang: Lang;
  /** Dollars. */
  price: number;
  per: string;
  /** Behind the price, such as what more of it costs. */
  note?: string;
  /** How many can be chosen. */
  most: number;
}

/** What a listing offers to so many guests. */
export const offeredBy = ({ extras }: Pick<Service, 'extras'>, guests: number): OfferedExtra[] =>
  extras.map((extra) => ({ ...extra, most: extra.maxCount ?? guests }));

interface ExtraFieldsProps {
  extras: readonly OfferedExtra[];
  /** As `extrasText` writes it. */
  value: string;
  onChange: (value: string) => void;
}

/** How many of each extra; none of any at first. */
export function ExtraFields({ extras, value, onChange }: ExtraFieldsProps) {
  const chosen = readExtrasText(value) ?? [];
  const countOf = (id: string) => chosen.find((one) => one.id === id)?.count ?? 0;
  const change = (id: string, count: number) =>
    onChange(
      extrasText(
        extras
          .map((extra) => ({ id: extra.id, count: extra.id === id ? count : countOf(extra.id) }))
          .filter((one) => one.count > 0),
      ),
    );
  return (
    <ul className="grid gap-4">
      {extras.map((extra) => (
        <li key={extra.id} className="border-t border-line pt-4">
          <ExtraField extra={extra} count={countOf(extra.id)} onChange={(count) => change(extra.id, count)} />
        </li>
      ))}
    </ul>
  );
}

interface ExtraFieldProps {
  extra: OfferedExtra;
  count: number;
  onChange: (count: number) => void;
}

function ExtraField({ extra, count, onChange }: ExtraFieldProps) {
  const { price } = useMoney();
  const foreign = useForeign();
  const { name, textLang, description, descriptionLang, per, note, most } = extra;
  return (
    <div className="@container">
      <Stepper
        label={<span lang={foreign(textLang)}>{name}</span>}
        name={name}
        hint={
          <>
            <span className="block font-medium text-ink">
              {[`${price(extra.price)} ${per}`, note].filter(Boolean).join('; ')}
            </span>
            <span lang={foreign(descriptionLang)}>{description}</span>
          </>
        }
        value={count}
        min={0}
        max={most}
        className={besideLabel}
        onChange={onChange}
      />
    </div>
  );
}

/** The buttons stand beside their label, unless text is so large that there is no room. */
const besideLabel =
  '@2xs:grid-cols-[minmax(0,1fr)_auto] @2xs:gap-x-4 @2xs:[&>div]:col-start-2 @2xs:[&>div]:row-span-2 @2xs:[&>div]:row-start-1 @2xs:[&>div]:self-center';
