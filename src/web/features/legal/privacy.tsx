import { chatLimits } from '#shared/chat-limits.ts';
import { legalVersions } from '#shared/legal-versions.ts';
import { newsletterLimits } from '#shared/newsletter.ts';
import { deletionDays, downloadLimits } from '#shared/own-data.ts';
import { supportLimits } from '#shared/support-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { LegalPage, Points } from './legal-page.tsx';

export function Privacy() {
  const { t } = useTranslation('privacy');
  return (
    <LegalPage
      title={t('title')}
      intro={t('description')}
      changed={legalVersions.privacy}
      demo={t('demo')}
      sections={[
        { id: 'who', title: t('who'), body: <p>{t('who.text')}</p> },
        { id: 'keep', title: t('keep'), body: <Kept /> },
        {
          id: 'why',
          title: t('why'),
          body: (
            <Points>
              <li>{t('why.contract')}</li>
              <li>{t('why.law')}</li>
              <li>{t('why.consent')}</li>
              <li>{t('why.interest')}</li>
            </Points>
          ),
        },
        { id: 'not', title: t('not'), body: <p>{t('not.text')}</p> },
        {
          id: 'others',
          title: t('others'),
          body: (
            <>
              <p>{t('others.provider')}</p>
              <p>{t('others.pay')}</p>
              <p>{t('others.identity')}</p>
              <p>{t('others.mail')}</p>
              <p>{t('others.abroad')}</p>
            </>
          ),
        },
        { id: 'where', title: t('where'), body: <p>{t('where.text')}</p> },
        { id: 'signed-in', title: t('signedIn'), body: <p>{t('signedIn.text')}</p> },
        {
          id: 'device',
          title: t('device'),
          body: (
            <p>
              {t('device.text')} <TextLink to="/cookies">{t('device.link')}</TextLink>
            </p>
          ),
        },
        { id: 'rights', title: t('rights'), body: <Rights /> },
      ]}
    />
  );
}

/** What is kept, and why. */
function Kept() {
  const { t } = useTranslation('privacy');
  const { kept, daysOfVisitor: visitor, daysOfPerson: person } = chatLimits;
  return (
    <Points>
      <li>{t('keep.account')}</li>
      <li>{t('keep.bookings')}</li>
      <li>{t('keep.messages')}</li>
      <li>
        {t('keep.support', {
          answer: supportLimits.daysToAnswer,
          days: supportLimits.daysKept,
          mail: supportLimits.mailDays,
        })}
      </li>
      <li>{t('keep.reviews')}</li>
      <li>{t('keep.favorites')}</li>
      <li>{t('keep.assistant', { kept, visitor, person })}</li>
      <li>{t('keep.newsletter', { days: newsletterLimits.confirmDays })}</li>
      <li>{t('keep.notifications')}</li>
      <li>{t('keep.payments')}</li>
      <li>{t('keep.phones')}</li>
      <li>{t('keep.documents')}</li>
      <li>{t('keep.sessions')}</li>
      <li>{t('keep.networks')}</li>
    </Points>
  );
}

/** The rights of whoever something is kept about, and how to use them. */
function Rights() {
  const { t } = useTranslation('privacy');
  return (
    <>
      <p>{t('rights.list')}</p>
      <Points>
        <li>{t('rights.know', { days: downloadLimits.days })}</li>
        <li>{t('rights.correct')}</li>
        <li>{t('rights.delete', { days: deletionDays })}</li>
        <li>{t('rights.object')}</li>
        <li>{t('rights.machine')}</li>
        <li>{t('rights.complain')}</li>
      </Points>
      <p>
        <a
          href="https://www.odpc.go.ke"
          rel="noopener noreferrer"
          className="font-semibold text-brand underline underline-offset-4"
        >
          odpc.go.ke
        </a>
      </p>
    </>
  );
}
