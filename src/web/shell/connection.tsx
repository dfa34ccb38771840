import { type ComponentType, useEffect, useState } from 'react';
import { hydrated } from '#web/lib/hydration.ts';

/** The bar about a lost connection; its chunk is loaded in advance, while there is a connection. */
export function Connection() {
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    void hydrated
      .then(() => import('./connection-bar.tsx'))
      .then(
        ({ ConnectionBar }) => setBar(() => ConnectionBar),
        // If the chunk cannot be loaded, there is no bar; failed calls still show their own messages.
        () => undefined,
      );
  }, []);
  return Bar && <Bar />;
}
