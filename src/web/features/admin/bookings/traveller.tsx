import { useState } from 'react';
import type { AdminBooking, PersonalOfBooking } from '#shared/contracts/admin-bookings.ts';
import { viewPersonalCall } from '#shared/contracts/admin-bookings.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign } from '#web/ui/use-lang.ts';

const languageTexts = { en: 'language.en', sw: 'language.sw' } as const;

/** Whose account it is, whom the provider expects, and the way to both. */
export function Traveller({ found }: { found: AdminBooking }) {
  const { t } = useTranslation('admin-bookings');
  const { booking, traveller, language, personal } = found;
  const { name, email } = booking.contact;
  return (
    <div className="grid grid-cols-1 gap-6">
      <FactList
        facts={[
          [
            t('fact.account'),
            <span key="account" className="grid justify-items-start">
              <TextLink to="/admin/users/$userId" params={{ userId: traveller.id }}>
                {traveller.name}
              </TextLink>
              <span className="font-normal text-ink-soft">{traveller.email}</span>
            </span>,
          ],
          [
            t('fact.contact'),
            <span key="contact" className="grid">
              <span>{name || t('traveller.noName')}</span>
              <span className="font-normal text-ink-soft">{email}</span>
            </span>,
          ],
          [t('fact.language'), t(languageTexts[language])],
          [
            t('fact.others'),
            <TextLink key="others" to="/admin/bookings" search={{ person: traveller.id }}>
              {t('traveller.all')}
            </TextLink>,
          ],
        ]}
      />
      {(personal.phone || moreOf(personal) > 0) && <Personal bookingId={booking.id} personal={personal} />}
    </div>
  );
}

/** How many names and answers there are besides the phone. */
const moreOf = ({ answers, companions }: AdminBooking['personal']) => answers + companions;

function showText(personal: AdminBooking['personal']) {
  if (!personal.phone) return 'personal.answers';
  return moreOf(personal) > 0 ? 'personal.both' : 'personal.phone';
}

/** Phone, companions and answers are asked for on their own, because it is recorded who has seen them. */
function Personal({ bookingId, personal }: { bookingId: string } & Pick<AdminBooking, 'personal'>) {
  const { t } = useTranslation('admin-bookings');
  const textOf = useProblemText();
  const foreign = useForeign();
  const { busy, run } = useOneAtATime();
  const [seen, setSeen] = useState<PersonalOfBooking>();
  const [problem, setProblem] = useState<string>();
  const show = () =>
    run(async () => {
      setProblem(undefined);
      try {
        setSeen(await api(viewPersonalCall, { params: { bookingId } }));
      } catch (error) {
        setProblem(textOf(error));
      }
    });
  return (
    <div className="grid justify-items-start gap-2">
      <div role="status" className="w-full empty:hidden">
        {seen && (
          <FactList
            facts={[
              [t('fact.phone'), seen.phone],
              [t('fact.companions'), seen.companions.join(', ')],
              ...seen.answers.map(
                ({ question, textLang, answer }): Fact => [
                  <span key={question} lang={foreign(textLang)}>
                    {question}
                  </span>,
                  <span key={answer} className="whitespace-pre-line">
                    {answer}
                  </span>,
                ],
              ),
            ]}
          />
        )}
      </div>
      {!seen && (
        <Button kind="quiet" busy={busy} onClick={() => void show()}>
          {t(showText(personal))}
        </Button>
      )}
      <p className="text-s text-ink-soft">{t(seen ? 'personal.seen' : 'personal.note')}</p>
      {problem !== undefined && (
        <p role="alert" className="text-s text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
