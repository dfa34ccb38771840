import { shell as en } from '#shared/i18n/en/shell.ts';
import { shell as sw } from '#shared/i18n/sw/shell.ts';
import { type Lang, withLang } from '#shared/languages.ts';
import { themeColors } from '#web/lib/theme.ts';

const words = { en, sw };

/** The name of the manifest's file in a language. */
export const manifestName = (lang: Lang) => `twende.${lang}.webmanifest`;

/** The web app manifest. Its `id` is the same in both languages, so that Twende is installed once. */
export function webManifest(lang: Lang) {
  const text = words[lang];
  const icons = [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }];
  return {
    id: '/',
    lang,
    dir: 'ltr',
    name: `Twende: ${text.tagline}`,
    short_name: 'Twende',
    description: text.description,
    categories: ['travel', 'shopping'],
    start_url: withLang('/', lang),
    scope: '/',
    display: 'standalone',
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: [
      ...icons,
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: text.search, url: withLang('/search', lang), icons },
      { name: text['install.bookings'], url: withLang('/dashboard', lang), icons },
    ],
    screenshots: [
      {
        src: `/icons/narrow-${lang}.webp`,
        sizes: '720x1480',
        type: 'image/webp',
        form_factor: 'narrow',
        label: text['install.screenshot'],
      },
      {
        src: `/icons/wide-${lang}.webp`,
        sizes: '1280x800',
        type: 'image/webp',
        form_factor: 'wide',
        label: text['install.screenshot'],
      },
    ],
  };
}
