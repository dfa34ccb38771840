import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { settingsQuery } from '../queries.ts';
import { sections } from '../settings/sections.ts';

/** Names what is switched off in the settings; nothing where nothing is. */
export function SwitchedOff() {
  const { t } = useTranslation(['admin-overview', 'admin-settings']);
  const { data } = useQuery(settingsQuery);
  const off = sections.switches.filter((name) => data?.settings[name] === false);
  if (off.length === 0) return null;
  return (
    <Notice still tone="warning" title={t('off.title')}>
      <p>{off.map((name) => t(`admin-settings:name.${name}`)).join(', ')}</p>
      <TextLink to="/admin/settings" hash="setting-switches" className="inline-flex min-h-11 items-center">
        {t('off.action')}
      </TextLink>
    </Notice>
  );
}
