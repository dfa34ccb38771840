import { useEffect, useState } from 'react';

type Bar = typeof import('./strength-bar.tsx').StrengthBar;

/**
 * How strong a password is; nothing while it is empty. The bar is loaded after the page, and before somebody types. It is no
 * lazy component, which would be drawn a moment after the letter that was typed, and move the button below while it is pressed.
 */
export function StrengthMeter({ password }: { password: string }) {
  const [bar, setBar] = useState<{ Bar: Bar }>();
  useEffect(() => {
    // The form is complete without it.
    import('./strength-bar.tsx').then(({ StrengthBar }) => setBar({ Bar: StrengthBar })).catch(() => undefined);
  }, []);
  return <div aria-live="polite">{bar && password !== '' && <bar.Bar password={password} />}</div>;
}
