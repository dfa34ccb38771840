import { useQuery } from '@tanstack/react-query';
import { getSettingsCall } from '#shared/contracts/settings.ts';
import { callQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from './notice.tsx';

/** Tells admins, on every page, what of the installation keeps people from being served. */
export default function AdminNotices() {
  const { t } = useTranslation('shell');
  const { data } = useQuery(callQuery(getSettingsCall, {}));
  return data?.sendsLetters === false ? <Notice>{t('noLetters')}</Notice> : null;
}
