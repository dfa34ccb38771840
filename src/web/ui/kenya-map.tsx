import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { type Coordinates, kenyaMap, onKenyaMap } from '#shared/kenya-map.ts';
import { kenyaOutline } from '#shared/kenya-outline.ts';
import { classes } from './classes.ts';

/** The map of Kenya; its children are `MapLink`s, a list of places for screen readers and the keyboard. */
export function KenyaMap({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const { width, height } = kenyaMap;
  return (
    <div className={classes('relative overflow-hidden rounded-m bg-ocean-soft', className)}>
      <svg viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full" aria-hidden="true">
        <path d={kenyaOutline.neighbours} className="fill-sunken stroke-line" strokeWidth="1" />
        <path d={kenyaOutline.kenya} className="fill-surface stroke-brand" strokeWidth="1.5" strokeLinejoin="round" />
        <path d={kenyaOutline.turkana + kenyaOutline.victoria} className="fill-ocean-soft" />
        <path d={`M0 ${equator}H${width}`} className="stroke-gold" strokeWidth="1" strokeDasharray="1 5" />
      </svg>
      <ul aria-label={label}>{children}</ul>
    </div>
  );
}

const equator = onKenyaMap({ lat: 0, lng: 0 }).y;

interface Pin {
  at: Coordinates;
  /** What stands there; the pin's name. */
  name: string;
  /** Shown in the pin instead of a dot, such as the number in a list beside the map. */
  mark?: ReactNode;
  chosen?: boolean;
}

/** A place that leads somewhere; takes what the router's Link takes. */
export const MapLink = createLink(({ at, name, mark, chosen = false, ...rest }: Pin & ComponentProps<'a'>) => (
  <Spot at={at} chosen={chosen}>
    {/* Last: to the router a place on the same page is the current page, which it would mark and dress as such. */}
    <a title={name} {...rest} className={target} aria-current={chosen || undefined}>
      <Head mark={mark} chosen={chosen} />
      <span className="sr-only">{name}</span>
    </a>
  </Spot>
));

const target = 'group grid size-11 -translate-1/2 place-items-center rounded-full';

function Spot({ at, chosen, children }: { at: Coordinates; chosen: boolean; children: ReactNode }) {
  const { x, y } = onKenyaMap(at);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <li
      className={classes('absolute size-0 hover:z-10 focus-within:z-10', chosen && 'z-10')}
      style={{ left: percent(x, kenyaMap.width), top: percent(y, kenyaMap.height) }}
    >
      {children}
    </li>
  );
}

function Head({ mark, chosen }: Pick<Pin, 'mark' | 'chosen'>) {
  return (
    <span
      className={classes(
        'grid place-items-center rounded-full border-2 border-surface text-xs font-semibold tabular-nums shadow-raised transition-transform group-hover:scale-115',
        mark === undefined ? 'size-4.5' : 'size-7',
        chosen ? 'scale-115 bg-ink text-canvas' : 'bg-ocean text-surface',
      )}
    >
      {mark}
    </span>
  );
}
