import type { Service } from '#shared/contracts/catalogue.ts';
import { ruled } from '../ruled.ts';
import { Asked } from './asked.tsx';
import { Extras } from './extras.tsx';
import { Policy } from './policy.tsx';
import { Provider } from './provider.tsx';
import { Reviews } from './reviews.tsx';
import { Where } from './where.tsx';

export interface LowerSectionsProps {
  service: Service;
  /** Travellers do not see it yet. */
  preview?: boolean;
}

/** Place, cancellation, reviews and provider of a listing: what lies below its dates. */
export function LowerSections({ service, preview = false }: LowerSectionsProps) {
  return (
    <div className={ruled}>
      <Where service={service} />
      <Extras service={service} />
      <Asked service={service} />
      <Policy service={service} />
      <Reviews service={service} />
      <Provider service={service} preview={preview} />
    </div>
  );
}
