import { type FormEvent, useEffect, useRef, useState } from 'react';
import { inviteMemberCall } from '#shared/contracts/provider-team.ts';
import { type Lang, langs } from '#shared/languages.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { teamLimits } from '#shared/team-limits.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { News } from '#web/ui/news.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMember } from '../../use-member.ts';
import { RightsChoice } from './rights-choice.tsx';
import { useTeamChange } from './use-team.ts';

/** Invites somebody: their address, what they may do, and the language of the letter. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('provider-team');
  const { providerId } = useMember();
  const pageLang = useLang();
  const [email, setEmail] = useState('');
  const [rights, setRights] = useState<ProviderRight[]>([]);
  const [language, setLanguage] = useState<Lang>(pageLang);
  const { busy, wrong, setWrong, change, dialog } = useTeamChange();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The button that opened the form is gone.
    form.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (wrong.email) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { email: email.trim(), rights, language };
    void change(() => api(inviteMemberCall, { query: { providerId }, body }), {
      text: t('invite.done', { email: body.email }),
      onDone,
    });
  };
  return (
    <>
      <form ref={form} noValidate onSubmit={submit} className="grid max-w-xl grid-cols-1 gap-5">
        <TextInput
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
          label={t('invite.email')}
          hint={t('invite.emailHint')}
          value={email}
          error={wrong.email}
          onChange={({ target }) => {
            setEmail(target.value);
            setWrong({ ...wrong, email: undefined });
          }}
        />
        <RightsChoice
          rights={rights}
          error={wrong.rights}
          onChange={(chosen) => {
            setRights(chosen);
            setWrong({ ...wrong, rights: undefined });
          }}
        />
        <Select
          className="sm:max-w-80"
          label={t('invite.language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Lang)}
        >
          {langs.map((code) => (
            <option key={code} value={code}>
              {t(`language.${code}`)}
            </option>
          ))}
        </Select>
        <p className="text-s text-ink-soft">{t('invite.about', { count: teamLimits.invitationDays })}</p>
        {wrong.other !== undefined && <News tone="danger">{wrong.other}</News>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} className="max-sm:flex-auto">
            {t('invite.send')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onDone} className="max-sm:flex-auto">
            {t('back')}
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}
