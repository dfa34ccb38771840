import { useRouter } from '@tanstack/react-router';
import { themeColors, themeScript, useTheme } from '../lib/theme.ts';

/** What of the theme must stand in the head: the choice before the first picture, and the colour of the browser's bars. */
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React would escape its quotes */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
    </>
  );
}
