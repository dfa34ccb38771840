import { useSyncExternalStore } from 'react';

/** The theme that a person chooses; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** The page's background in both themes, as in tokens.css, for the browser's own bars. */
export const themeColors = { light: '#fbf5ea', dark: '#14150f' } as const;

/** The name of the choice in the browser's storage. */
export const themeKey = 'theme';

/**
 * Runs in the head, before anything is drawn, so that the page does not flash in the other theme first. The choice is
 * stored in the browser only. A browser that blocks storage throws on reading; the page then follows the device. The HTML
 * has `system` checked, so a press on it would change nothing where another theme is stored.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;addEventListener('DOMContentLoaded',function(){for(var e of document.querySelectorAll('[data-switch][value='+t+']'))e.checked=1})}}catch(e){}`;

const listeners = new Set<() => void>();

function read(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Until the next document; `choose-theme.ts` also stores it. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onOtherTab = (event: StorageEvent) => {
    if (event.key === themeKey)
      showTheme(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system');
  };
  listeners.add(listener);
  window.addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onOtherTab);
  };
}

/** The chosen theme; `system` in the server's HTML. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, read, () => 'system');
}
