import { showTheme, type Theme, themeKey } from '#web/lib/theme.ts';

/** Shows the theme and stores the choice in this browser; without storage it lasts for this document. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
  }
}
