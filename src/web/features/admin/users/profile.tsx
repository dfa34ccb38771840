import { useState } from 'react';
import type { AdminUser } from '#shared/contracts/admin-users.ts';
import { viewPhoneCall } from '#shared/contracts/admin-users.ts';
import { formatDate, formatInstant, parseCalendarDate } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { useLang } from '#web/ui/use-lang.ts';

const interestTexts = {
  'Wildlife Safari': 'interest.wildlife',
  'Beach Activities': 'interest.beach',
  'Mountain Climbing': 'interest.mountain',
  'Cultural Tours': 'interest.culture',
  Photography: 'interest.photography',
  'Adventure Sports': 'interest.adventure',
  'Luxury Travel': 'interest.luxury',
  'Budget Travel': 'interest.budget',
  'Solo Travel': 'interest.solo',
  'Family Travel': 'interest.family',
  'Eco Tourism': 'interest.eco',
  'Historical Sites': 'interest.history',
} as const satisfies Record<AdminUser['interests'][number], string>;

const languageTexts = { en: 'language.en', sw: 'language.sw' } as const;

/** What the person has said of themselves, and when. */
export function Profile({ user }: { user: AdminUser }) {
  const { t } = useTranslation(['admin-users', 'accounts']);
  const lang = useLang();
  const at = (instant: string) => formatInstant(new Date(instant), lang);
  const { emailVerifiedAt, dateOfBirth, travelStyle, interests } = user;
  const birthday = dateOfBirth === null ? undefined : parseCalendarDate(dateOfBirth);
  return (
    <FactList
      facts={[
        [t('fact.photo'), user.avatar && <Photo key="photo" address={user.avatar} name={user.name} />],
        [t('fact.verified'), emailVerifiedAt ? at(emailVerifiedAt) : t('fact.notVerified')],
        [
          t('fact.factor'),
          user.secondFactorAt ? t('fact.factorSince', { date: at(user.secondFactorAt) }) : t('fact.noFactor'),
        ],
        [t('fact.phone'), user.hasPhone && <Phone key="phone" id={user.id} />],
        [t('fact.since'), at(user.createdAt)],
        [t('fact.language'), t(languageTexts[user.language])],
        [t('fact.points'), user.points.toLocaleString(`${lang}-KE`)],
        [t('fact.birth'), birthday && formatDate(birthday, lang)],
        [t('fact.nationality'), user.nationality],
        [t('fact.style'), travelStyle && t(`accounts:style.${travelStyle}`)],
        [t('fact.interests'), interests.map((each) => t(`accounts:${interestTexts[each]}`)).join(', ')],
        [t('fact.bio'), user.bio && <span className="whitespace-pre-line">{user.bio}</span>],
        [
          t('fact.id'),
          <span key="id" className="font-mono text-s">
            {user.id}
          </span>,
        ],
      ]}
    />
  );
}

/** The whole of it, as it is stored. */
function Photo({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation('admin-users');
  return <img src={address} alt={t('photo.of', { name })} width={128} height={128} className="rounded-m" />;
}

/** A phone is asked for on its own, because it is recorded who has seen it. */
function Phone({ id }: { id: string }) {
  const { t } = useTranslation('admin-users');
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const [seen, setSeen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const show = () =>
    run(async () => {
      setProblem(undefined);
      try {
        setSeen((await api(viewPhoneCall, { params: { id } })).phone);
      } catch (error) {
        setProblem(textOf(error));
      }
    });
  return (
    <span className="grid justify-items-start gap-1">
      <span role="status">{seen}</span>
      {seen === undefined && (
        <Button kind="quiet" busy={busy} onClick={() => void show()}>
          {t('phone.show')}
        </Button>
      )}
      <span className="text-s font-normal text-ink-soft">{t(seen === undefined ? 'phone.note' : 'phone.seen')}</span>
      {problem !== undefined && (
        <span role="alert" className="text-s text-danger">
          {problem}
        </span>
      )}
    </span>
  );
}
