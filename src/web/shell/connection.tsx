import { type ComponentType, useEffect, useState } from 'react';
import { hydrated } from '#web/lib/hydration.ts';

/** The bar that tells of a lost connection, loaded while there still is one. */
export function Connection() {
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    void hydrated
      .then(() => import('./connection-bar.tsx'))
      .then(
        ({ ConnectionBar }) => setBar(() => ConnectionBar),
        // Lost before it had come: the page's own messages have to do.
        () => undefined,
      );
  }, []);
  return Bar && <Bar />;
}
