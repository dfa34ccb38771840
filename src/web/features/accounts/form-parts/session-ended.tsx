import { useEffect, useState } from 'react';
import { takeEnded } from '#web/lib/token.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';

/** Says to somebody who was signed out by the server why they are asked to sign in. */
export function SessionEnded() {
  const { t } = useTranslation('accounts');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (takeEnded()) setShown(true);
  }, []);
  return shown && <Notice tone="warning">{t('ended')}</Notice>;
}
