import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { updatePreferencesCall } from '#shared/contracts/account-changes.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { changeChoicesCall, getChoicesCall, type OwnChoices } from '#shared/contracts/notifications.ts';
import { type Currency, currencies } from '#shared/currencies.ts';
import { type Lang, langs } from '#shared/languages.ts';
import { api } from '#web/lib/api.ts';
import { rememberCurrency } from '#web/lib/currency.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { goToLanguage } from '#web/lib/own-language.ts';
import { type FailureWords, useFailureWords, useProblemText } from '#web/lib/problem-text.ts';
import { pushBrowsersQuery } from '#web/lib/push.ts';
import { callQuery } from '#web/lib/queries.ts';
import { updateUser } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { NotificationPart } from './notification-part.tsx';
import { PushPart } from './push-part.tsx';

/** Each in its own language, so that whoever cannot read the page finds theirs. */
const languageNames: Record<Lang, string> = { en: 'English', sw: 'Kiswahili' };

type Chosen = User['preferences'];

const choicesQuery = callQuery(getChoicesCall, {});

/** Only what was changed is sent, so that what another device has saved meanwhile stays. */
function withChoices<Choices extends Partial<OwnChoices>>(
  before: Choices,
  { off, ...next }: Partial<OwnChoices>,
): Choices {
  return { ...before, ...next, ...(off && { off: { ...before.off, ...off } }) };
}

/** The person's currency, language, notifications and privacy. The page follows them at once. */
export default function PreferencesTab({ user: { preferences, memberships } }: { user: User }) {
  const { t } = useTranslation('preferences');
  const wordsFor = useFailureWords();
  const follow = useFollow();
  const { busy, run } = useOneAtATime();
  const [changes, setChanges] = useState<Partial<Chosen>>({});
  const [choices, setChoices] = useState<Partial<OwnChoices>>({});
  const [notice, setNotice] = useState<FailureWords>();
  const queries = useQueryClient();
  const chosen: Chosen = { ...preferences, ...changes };
  const change = (next: Partial<Chosen>) => {
    setChanges({ ...changes, ...next });
    setNotice(undefined);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setNotice(undefined);
      try {
        if (Object.keys(choices).length > 0) {
          queries.setQueryData(choicesQuery.queryKey, await api(changeChoicesCall, { body: choices }));
          setChoices({});
        }
        const { user } = await api(updatePreferencesCall, { body: changes });
        updateUser(user);
        setChanges({});
        toast.success(t('saved'));
        follow(changes);
      } catch (problem) {
        const words = wordsFor(problem, t('failed'));
        toast.error(words.title ?? words.text);
        setNotice(words);
      }
    });
  };
  return (
    <form method="post" onSubmit={send} noValidate className="grid grid-cols-1 gap-12">
      <Shown chosen={chosen} change={change} />
      <PushPart channelOff={!chosen.notifications.push} />
      <Notifications
        {...{ chosen, change, choices, isHost: memberships.length > 0 }}
        choose={(next) => {
          setChoices(withChoices(choices, next));
          setNotice(undefined);
        }}
      />
      <Privacy chosen={chosen} change={change} />
      <div className="grid justify-items-start gap-4">
        <Button type="submit" busy={busy} className="max-sm:w-full">
          {t('save')}
        </Button>
        {notice && (
          <Notice tone="danger" title={notice.title}>
            {notice.text}
          </Notice>
        )}
      </div>
    </form>
  );
}

/** Shows prices in another currency, and the page in another language. What was not changed stays as the page shows it. */
function useFollow(): (changes: Partial<Chosen>) => void {
  const { currency: choice } = useRouteContext({ from: '__root__' });
  const lang = useLang();
  return ({ currency, language }) => {
    if (currency) {
      rememberCurrency(currency);
      choice.set(currency);
    }
    if (language && language !== lang) goToLanguage(language);
  };
}

interface PartProps {
  chosen: Chosen;
  change: (next: Partial<Chosen>) => void;
}

function Shown({ chosen, change }: PartProps) {
  const { t } = useTranslation('preferences');
  return (
    <section aria-labelledby="shown" className="grid gap-5 sm:grid-cols-2">
      <h2 id="shown" className="col-span-full text-l">
        {t('title')}
      </h2>
      <Select
        label={t('currency')}
        hint={t('currency.hint')}
        value={chosen.currency}
        onChange={({ target }) => change({ currency: target.value as Currency })}
      >
        {currencies.map((currency) => (
          <option key={currency} value={currency}>
            {t(`currency.${currency}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('language')}
        hint={t('language.hint')}
        value={chosen.language}
        onChange={({ target }) => change({ language: target.value as Lang })}
      >
        {langs.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </Select>
    </section>
  );
}

interface NotificationsProps extends PartProps {
  choices: Partial<OwnChoices>;
  choose: (next: Partial<OwnChoices>) => void;
  isHost: boolean;
}

function Notifications({ chosen, change, choices, choose, isHost }: NotificationsProps) {
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(choicesQuery);
  const { data: push } = useQuery(pushBrowsersQuery);
  if (isPending) {
    return (
      <Skeleton>
        <SkeletonBox className="h-96" />
      </Skeleton>
    );
  }
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  return (
    <NotificationPart
      choices={withChoices(data, choices)}
      channels={chosen.notifications}
      onChannels={(notifications) => change({ notifications })}
      onChoose={choose}
      isHost={isHost}
      hasPush={push !== undefined && push.browsers.length > 0}
    />
  );
}

const privacyHints = [
  ['profileVisible', 'profileVisible.hint'],
  ['showBookingHistory', 'showBookingHistory.hint'],
] as const;

function Privacy({ chosen: { privacy }, change }: PartProps) {
  const { t } = useTranslation('preferences');
  return (
    <section aria-labelledby="privacy" className="grid gap-4 border-t border-line pt-8">
      <h2 id="privacy" className="text-l">
        {t('privacyTitle')}
      </h2>
      {privacyHints.map(([name, hint]) => (
        <Checkbox
          key={name}
          label={t(name)}
          hint={t(hint)}
          checked={privacy[name]}
          onChange={({ target }) => change({ privacy: { ...privacy, [name]: target.checked } })}
        />
      ))}
    </section>
  );
}
