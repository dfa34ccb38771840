import { useRouter } from '@tanstack/react-router';
import { themeColors, themeScript, useTheme } from '#web/lib/theme.ts';
import { tokenScript } from '#web/lib/token.ts';

// Only the server's HTML needs it; React leaves alone what stands there.
const firstScript = import.meta.env.SSR ? `${themeScript};${tokenScript}` : '';

/** What must stand in the head: what only this browser knows, before the first picture, and the colour of its bars. */
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
