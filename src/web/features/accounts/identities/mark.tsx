import type { IdentityProvider } from '#shared/identity-providers.ts';

/** The four parts of Google's G, in its colours. */
const google = [
  ['#4285F4', 'M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.8Z'],
  ['#34A853', 'M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.5 1.2-4.1 1.2a7.1 7.1 0 0 1-6.7-4.9h-4v3.1A12 12 0 0 0 12 24Z'],
  ['#FBBC05', 'M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z'],
  ['#EA4335', 'M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1A7.1 7.1 0 0 1 12 4.8Z'],
] as const;

/** Facebook's f. */
const facebook =
  'M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.7 4.6-4.7 1.3 0 2.7.2 2.7.2v3h-1.6c-1.5 0-2 .9-2 1.9V12h3.4l-.5 3.5h-2.8v8.4A12 12 0 0 0 24 12Z';

/** The sign of Google or Facebook. @see https://developers.google.com/identity/branding-guidelines */
export function Mark({ provider }: { provider: IdentityProvider }) {
  const parts = provider === 'google' ? google : ([['#0866FF', facebook]] as const);
  return (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden="true">
      {parts.map(([fill, path]) => (
        <path key={fill} fill={fill} d={path} />
      ))}
    </svg>
  );
}
