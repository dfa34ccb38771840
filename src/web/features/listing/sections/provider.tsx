import type { Service } from '#shared/contracts/catalogue.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';

interface ProviderProps {
  service: Service;
  /** Its page may not be public yet. */
  preview: boolean;
}

/** The provider, and the way to its page. */
export function Provider({ service: { id, provider }, preview }: ProviderProps) {
  const { t } = useTranslation('catalogue');
  const lang = useLang();
  const foreign = useForeign();
  // The host's own team does not ask itself.
  const isTeam = useSession().user?.memberships.some(({ providerId }) => providerId === provider.id) ?? false;
  return (
    <section
      aria-labelledby="provider"
      className="offscreen-75 grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-6"
    >
      <Avatar user={{ name: provider.name, avatar: null }} size="l" />
      <div className="grid gap-2">
        <h2 id="provider">{t('provider.title', { name: provider.name })}</h2>
        <p className="text-s text-ink-soft">
          {t('provider.since', { place: provider.location, date: formatDate(calendarDate(provider.since), lang) })}
        </p>
        <p lang={foreign(provider.aboutLang)} className="max-w-prose">
          {provider.about}
        </p>
        {!preview && (
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <TextLink to="/providers/$id" params={{ id: provider.id }}>
              {t('provider.page', { name: provider.name })}
            </TextLink>
            {!isTeam && (
              <TextLink to="/messages" search={{ service: id }}>
                {t('provider.ask')}
              </TextLink>
            )}
          </p>
        )}
      </div>
    </section>
  );
}
