import type { App } from '#server/app.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { job } from '#server/jobs/job.ts';
import type { JobData } from '#server/jobs/registry.ts';
import type { Letter } from '#server/outside/mail.ts';
import { sha256 } from '#server/secrets.ts';
import { formatInstant } from '#shared/dates.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { type ProviderRight, providerRights } from '#shared/rights.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { invitationLimits, sendWithin } from '../letter-limits.ts';
import { sendOnce } from '../send-once.ts';
import { findMailedInvitation, findTeamChange } from '../team-queries.ts';

const rightsIn = (lang: Lang, rights: readonly ProviderRight[]): string =>
  providerRights
    .filter((right) => rights.includes(right))
    .map((right) => translate(lang, 'rights', right))
    .join('; ');

/** To whom a business has invited: what they would do, and the link that accepts it. */
const invitationJob = job('mail-team-invitation', async (app, { invitationId, sealedToken }) => {
  const token = app.secrets.open(sealedToken);
  const found = await findMailedInvitation(app.db, invitationId);
  const { invitation } = found ?? {};
  // A later letter has another link, or the invitation is over.
  if (!found || !invitation || invitation.tokenSha256 !== sha256(token)) return;
  if (invitation.endedAt || invitation.expiresAt <= app.clock.now()) return;
  const { email, rights, language: lang, expiresAt } = invitation;
  const name = found.provider;
  const write = async (): Promise<Letter> => ({
    to: email,
    ...(await writeLetter(app, say('teamInvitation.subject', { name }), {
      lang,
      name: '',
      paragraphs: [
        say('teamInvitation.text', { inviter: found.inviter, name }),
        say('teamInvitation.how', { email, date: formatInstant(expiresAt, lang) }),
      ],
      facts: [[translate(lang, 'mail', 'fact.mayDo'), rightsIn(lang, rights)]],
      button: {
        label: translate(lang, 'mail', 'teamInvitation.button'),
        url: pageAddress(app, `/invitation?token=${token}`, lang),
      },
      after: [say('teamInvitation.ignore')],
    })),
  });
  // Whoever invites must not learn that others have invited the same address, so the letter waits.
  await sendWithin(
    app,
    invitationLimits(app, email),
    () => sendOnce(app, `team-invitation:${invitation.tokenSha256}`, write),
    (tx, at) => enqueue(tx, 'mail-team-invitation', { invitationId, sealedToken }, { at }),
  );
});

type TeamChange = JobData['mail-team-changed'];
type Found = NonNullable<Awaited<ReturnType<typeof findTeamChange>>>;

const businessTexts = {
  joined: { subject: 'teamJoined.subject', text: 'teamJoined.text' },
  changed: { subject: 'teamChanged.subject', text: 'teamChanged.text' },
  removed: { subject: 'teamLeft.subject', text: 'teamRemoved.text' },
  left: { subject: 'teamLeft.subject', text: 'teamLeft.text' },
} as const satisfies Record<TeamChange['what'], object>;

/** To the business: who acts for it from now on, and who no longer does. */
async function businessLetter(app: App, { what, rights }: TeamChange, found: Found): Promise<Letter> {
  const { provider, member, actor } = found;
  const lang = provider.language;
  const words = { name: provider.name, member: member.name, email: member.email, by: actor.name };
  const texts = businessTexts[what];
  const letter = await writeLetter(app, say(texts.subject, words), {
    lang,
    name: provider.name,
    paragraphs: [say(texts.text, words)],
    facts: rights.length > 0 ? [[translate(lang, 'mail', 'fact.rights'), rightsIn(lang, rights)]] : [],
    button: {
      label: translate(lang, 'mail', 'team.button'),
      url: pageAddress(app, '/provider/settings', lang),
    },
    after: [say('team.check')],
  });
  return { to: provider.email, ...letter };
}

/** To the member: what they may do now, or that they act for the business no longer. */
async function memberLetter(app: App, { what, rights }: TeamChange, found: Found): Promise<Letter> {
  const { provider, member, actor } = found;
  const lang = member.preferences.language;
  const words = { name: provider.name, by: actor.name };
  const kind = what === 'changed' ? 'ownRights' : 'ownRemoved';
  const letter = await writeLetter(app, say(`${kind}.subject`, words), {
    lang,
    name: firstNameOf(member.name),
    paragraphs: [say(`${kind}.text`, words)],
    facts: rights.length > 0 ? [[translate(lang, 'mail', 'fact.mayDoNow'), rightsIn(lang, rights)]] : [],
  });
  return { to: member.email, ...letter };
}

const teamChangedJob = job('mail-team-changed', async (app, change) => {
  const found = await findTeamChange(app.db, change);
  if (!found) return;
  const { providerId, personId, by, what, changedAt } = change;
  const about = `${providerId}:${personId}:${changedAt}`;
  await sendOnce(app, `team-changed:${about}`, () => businessLetter(app, change, found));
  if (by === personId || (what !== 'changed' && what !== 'removed')) return;
  await sendOnce(app, `membership-changed:${about}`, () => memberLetter(app, change, found));
});

/** Letters about who acts for a business. */
export const teamLetterJobs = [invitationJob, teamChangedJob];
