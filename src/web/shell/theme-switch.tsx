import { useEffect, useId, useRef } from 'react';
import { showTheme, type Theme, themeKey, useTheme } from '#web/lib/theme.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { firstPaths, LineDrawing } from '#web/ui/line-drawing.tsx';

const themes: readonly Theme[] = ['system', 'light', 'dark'];
const icons: Record<Theme, string> = { system: firstPaths.device, light: firstPaths.sun, dark: firstPaths.moon };
const names = { system: 'theme.system', light: 'theme.light', dark: 'theme.dark' } as const;

/** Chooses the theme: the device's, light or dark. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const chosen = useTheme();
  const name = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // The person may have chosen a theme before this code was loaded, which is then in the radio button alone.
  useEffect(() => {
    const early = themes.find((theme) => fieldset.current?.querySelector(`[value=${theme}]:checked`));
    if (early && early !== 'system') chooseTheme(early);
  }, []);
  return (
    <fieldset ref={fieldset} className="flex w-fit rounded-m border border-line">
      <legend className="sr-only">{t('theme.title')}</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          title={t(names[theme])}
          className="grid size-11 cursor-pointer place-items-center rounded-m text-ink-soft transition-colors hover:text-ink has-checked:bg-sunken has-checked:text-ink forced-colors:has-checked:border has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
            className="sr-only"
          />
          <span className="sr-only">{t(names[theme])}</span>
          <LineDrawing path={icons[theme]} className="size-5" />
        </label>
      ))}
    </fieldset>
  );
}

/** Shows the theme and stores the choice in this browser; without storage it lasts for this document. */
function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
  }
}
