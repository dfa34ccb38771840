import type { Coordinates } from '#shared/kenya-map.ts';
import { Head, pinTarget, Spot } from './kenya-map.tsx';

/** A pin without a link, in a map that is a picture. Apart from the others, since most maps need none. */
export const PlainPin = ({ at }: { at: Coordinates }) => (
  <Spot at={at} chosen>
    <span className={pinTarget}>
      <Head mark={undefined} chosen />
    </span>
  </Spot>
);
