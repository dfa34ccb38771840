import { createLink } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Coordinates, kenyaMap, onKenyaMap } from '#shared/kenya-map.ts';
import { classes } from './classes.ts';
import { kenyaLand } from './kenya-land.ts';

interface KenyaMapProps {
  /** What the list of places is called; not needed where screen readers leave the map out. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** The map of Kenya. Its children are `MapLink`s; to screen readers and the keyboard they are a list of places. */
export function KenyaMap({ label, className, children }: KenyaMapProps) {
  const { width, height } = kenyaMap;
  return (
    <div className={classes('relative overflow-hidden rounded-m bg-ocean-soft', className)}>
      <svg viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full" aria-hidden="true">
        <Land />
        <path d={`M0 ${equator}H${width}`} className="stroke-gold" strokeWidth="1" strokeDasharray="1 5" />
      </svg>
      <ul aria-label={label}>{children}</ul>
    </div>
  );
}

const landInHtml: () => string = createIsomorphicFn()
  .server(() => kenyaLand())
  .client(() => '');

/**
 * Land and lakes, 3 KB gzip. They are in the server's HTML, which hydration does not change. A map that is rendered in
 * the browser loads them as a chunk of their own; if that fails, the map has only its pins.
 */
function Land() {
  const drawing = useRef<SVGGElement>(null);
  const [land, setLand] = useState(landInHtml);
  useEffect(() => {
    if (drawing.current?.childElementCount !== 0) return;
    void import('./kenya-land.ts').then(
      (module) => setLand(module.kenyaLand()),
      () => undefined,
    );
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
  return <g ref={drawing} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: land }} />;
}

const equator = onKenyaMap({ lat: 0, lng: 0 }).y;

interface Pin {
  at: Coordinates;
  /** The name of the pin. */
  name: string;
  /** Shown in the pin instead of a dot, such as the number in a list beside the map. */
  mark?: ReactNode;
  chosen?: boolean | undefined;
}

/** A pin with a link; `chosen` is its look alone. */
const PinLink = ({ at, name, mark, chosen = false, ...rest }: Pin & ComponentProps<'a'>) => (
  <Spot at={at} chosen={chosen}>
    <a title={name} {...rest} className={pinTarget}>
      <Head mark={mark} chosen={chosen} />
      <span className="sr-only">{name}</span>
    </a>
  </Spot>
);

/** A pin with a link; it has the props of the router's Link. */
export const MapLink = createLink(({ chosen, ...rest }: ComponentProps<typeof PinLink>) => (
  // `aria-current` comes last, since the router would mark every link to the same page as the current page.
  <PinLink {...rest} chosen={chosen} aria-current={chosen || undefined} />
));

export const pinTarget = 'group grid size-11 -translate-1/2 place-items-center rounded-full';

export function Spot({ at, chosen, children }: { at: Coordinates; chosen: boolean; children: ReactNode }) {
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

export function Head({ mark, chosen }: Pick<Pin, 'mark' | 'chosen'>) {
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
