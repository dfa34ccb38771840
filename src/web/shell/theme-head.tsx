import { useRouter } from '@tanstack/react-router';
import { languageScript } from '#web/lib/language.ts';
import { themeColors, themeScript, useTheme } from '#web/lib/theme.ts';
import { tokenScript } from '#web/lib/token.ts';
import { trackingScript } from '#web/lib/tracking.ts';

// Only needed in the server's HTML; hydration does not change it.
const firstScript = import.meta.env.SSR ? `${trackingScript()};${themeScript};${tokenScript};${languageScript}` : '';

/** In the head: the scripts that must run before anything is drawn, and the colour of the browser's bars. */
export function ThemeHead() {
  const nonce = useRouter().options.ssr?.nonce;
  const theme = useTheme();
  return (
    <>
      {theme === 'system' ? (
        <>
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        </>
      ) : (
        <meta name="theme-color" content={themeColors[theme]} />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours; React would escape their quotes */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
    </>
  );
}
