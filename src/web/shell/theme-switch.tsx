import { useId } from 'react';
import { type Theme, useTheme } from '#web/lib/theme.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LineDrawing } from '#web/ui/line-drawing.tsx';
import { themePaths } from '#web/ui/theme-paths.ts';

const themes: readonly Theme[] = ['system', 'light', 'dark'];
const icons: Record<Theme, string> = { system: themePaths.device, light: themePaths.sun, dark: themePaths.moon };
const names = { system: 'theme.system', light: 'theme.light', dark: 'theme.dark' } as const;

/** Chooses the theme: the device's, light or dark. `Switches` shows it. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset className="flex w-fit rounded-m border border-line">
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
            data-switch=""
            defaultChecked={theme === chosen}
            // Without it Back would restore an older choice, which would count as a new one.
            autoComplete="off"
            className="sr-only"
          />
          <span className="sr-only">{t(names[theme])}</span>
          <LineDrawing path={icons[theme]} className="size-5" />
        </label>
      ))}
    </fieldset>
  );
}
