import { type ComponentType, useEffect, useState } from 'react';
import { hydrated } from '#web/lib/hydration.ts';

/**
 * A component that has no HTML from the server and is loaded once the page is hydrated. If it cannot be loaded, the page
 * is complete without.
 */
export function afterHydration(load: () => Promise<ComponentType>): ComponentType {
  return () => {
    const [Component, setComponent] = useState<ComponentType>();
    useEffect(() => {
      void hydrated.then(load).then(
        (loaded) => setComponent(() => loaded),
        () => undefined,
      );
    }, []);
    return Component && <Component />;
  };
}
