import { lazy, useEffect } from 'react';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const load = () => import('./strength-bar.tsx');
const StrengthBar = lazy(load);

/**
 * How strong a password is; nothing while it is empty. The bar is loaded after the page, and before somebody types: if it came
 * later, the button below would move while it is pressed.
 */
export function StrengthMeter({ password }: { password: string }) {
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <div aria-live="polite">
      {password !== '' && (
        <LazyPart lost={null}>
          <StrengthBar password={password} />
        </LazyPart>
      )}
    </div>
  );
}
