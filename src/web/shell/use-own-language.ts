import { useEffect, useEffectEvent, useRef } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { langOfPath } from '#shared/languages.ts';
import { goToLanguage, takePressedLanguage } from '#web/lib/own-language.ts';
import { useSession } from '#web/lib/session.ts';
import { useSavePreferences } from './use-save-preferences.ts';

/**
 * Saves the language whose link the person has pressed, and opens an English page in Kiswahili for whoever prefers it. A
 * Kiswahili address was chosen on purpose, so it stays as it is.
 */
export function useOwnLanguage(): void {
  const { user } = useSession();
  const save = useSavePreferences();
  const adopted = useRef<string>(undefined);
  const adopt = useEffectEvent(({ preferences: { language } }: User) => {
    const pressed = takePressedLanguage();
    if (pressed !== undefined && pressed !== language) save({ language: pressed });
    if (pressed === undefined && language === 'sw' && langOfPath(window.location.pathname) === 'en') goToLanguage('sw');
  });
  useEffect(() => {
    if (user && adopted.current !== user.id) adopt(user);
    adopted.current = user?.id;
  }, [user]);
}
