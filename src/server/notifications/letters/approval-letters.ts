import type { App } from '#server/app.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { job } from '#server/jobs/job.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { type OnboardingStep, onboardingSteps } from '#shared/onboarding-steps.ts';
import { findDecidedProvider, findDecidedService } from '../approval-queries.ts';
import { type Facts, pageAddress } from '../layout/letter-parts.ts';
import { say } from '../layout/write-letter.ts';
import { tellManagers, type Words } from '../tell-managers.ts';

const stepTexts = {
  business: 'approval.step.business',
  place: 'approval.step.place',
  contact: 'approval.step.contact',
  documents: 'approval.step.documents',
  payout: 'approval.step.payout',
} as const satisfies Record<OnboardingStep, KeyOf<'mail'>>;

/** The steps of an application that are to be mended; none where the admin named none. */
function stepFacts(steps: readonly string[], lang: Lang): Facts {
  const names = onboardingSteps
    .filter((step) => steps.includes(step))
    .map((step) => translate(lang, 'mail', stepTexts[step]));
  return names.length > 0 ? [[translate(lang, 'mail', 'approval.steps'), names.join(', ')]] : [];
}

const isAt = (decidedAt: Date | null, instant: string) => decidedAt?.toISOString() === instant;

const providerApprovedJob = job('mail-provider-approved', async (app, { providerId, decidedAt }) => {
  const provider = await findDecidedProvider(app.db, providerId);
  if (provider?.status !== 'approved' || !isAt(provider.decidedAt, decidedAt)) return;
  const { name } = provider;
  const about = { providerId, template: 'provider-approved', about: `${providerId}:${decidedAt}` };
  await tellManagers(app, about, (lang) => ({
    subject: say('providerApproved.subject', { name }),
    paragraphs: [say('providerApproved.text')],
    button: { label: translate(lang, 'mail', 'button.panel'), url: pageAddress(app, '/provider', lang) },
  }));
});

const providerRejectedJob = job('mail-provider-rejected', async (app, { providerId, decidedAt }) => {
  const provider = await findDecidedProvider(app.db, providerId);
  // Not when it was sent again meanwhile.
  if (provider?.status !== 'rejected' || !isAt(provider.decidedAt, decidedAt)) return;
  const { name, reason, steps } = provider;
  const about = { providerId, template: 'provider-rejected', about: `${providerId}:${decidedAt}` };
  await tellManagers(app, about, (lang) => ({
    subject: say('providerRejected.subject', { name }),
    paragraphs: [say('providerRejected.text'), reason ?? ''],
    facts: stepFacts(steps, lang),
    button: { label: translate(lang, 'mail', 'button.application'), url: pageAddress(app, '/onboard', lang) },
    after: [say('providerRejected.again')],
  }));
});

const providerSuspendedJob = job('mail-provider-suspended', async (app, { providerId, decidedAt }) => {
  const provider = await findDecidedProvider(app.db, providerId);
  // Not when it was restored meanwhile.
  if (provider?.status !== 'suspended' || !isAt(provider.decidedAt, decidedAt)) return;
  const { name, reason } = provider;
  const about = { providerId, template: 'provider-suspended', about: `${providerId}:${decidedAt}` };
  await tellManagers(app, about, (lang) => ({
    subject: say('providerSuspended.subject', { name }),
    paragraphs: [say('providerSuspended.text'), reason ?? ''],
    button: { label: translate(lang, 'mail', 'button.panel'), url: pageAddress(app, '/provider', lang) },
    after: [say('providerSuspended.bookings'), say('providerSuspended.object')],
  }));
});

const providerRestoredJob = job('mail-provider-restored', async (app, { providerId, decidedAt }) => {
  const provider = await findDecidedProvider(app.db, providerId);
  if (provider?.status !== 'approved' || !isAt(provider.decidedAt, decidedAt)) return;
  const { name } = provider;
  const about = { providerId, template: 'provider-restored', about: `${providerId}:${decidedAt}` };
  await tellManagers(app, about, (lang) => ({
    subject: say('providerRestored.subject', { name }),
    paragraphs: [say('providerRestored.text')],
    button: { label: translate(lang, 'mail', 'button.panel'), url: pageAddress(app, '/provider', lang) },
  }));
});

type DecidedService = NonNullable<Awaited<ReturnType<typeof findDecidedService>>>;

const ownPage = (app: App, { service }: DecidedService, lang: Lang) => ({
  label: translate(lang, 'mail', 'button.listing'),
  url: pageAddress(app, `/provider/services/${service.id}`, lang),
});

function approvedWords(app: App, found: DecidedService, lang: Lang): Words {
  const { service } = found;
  const { title } = titleIn(lang, service);
  const shown = {
    label: translate(lang, 'mail', 'button.seeListing'),
    url: pageAddress(app, `/services/${service.id}`, lang),
  };
  return {
    subject: say('serviceApproved.subject', { title }),
    paragraphs: [say(approvedTexts[offeredAs(found)])],
    button: service.listed ? shown : ownPage(app, found, lang),
  };
}

/** Whether travellers see a listing that was approved, or why they do not. */
const offeredAs = ({ service }: DecidedService) =>
  service.listed ? 'listed' : service.status === 'paused' ? 'paused' : 'waiting';

const shownAgainTexts = {
  listed: 'serviceShownAgain.listed',
  paused: 'serviceShownAgain.paused',
  waiting: 'serviceShownAgain.waiting',
} as const;

const approvedTexts = {
  listed: 'serviceApproved.listed',
  paused: 'serviceApproved.paused',
  waiting: 'serviceApproved.waiting',
} as const;

function changeApprovedWords(app: App, found: DecidedService, lang: Lang): Words {
  const { service } = found;
  return {
    subject: say('changeApproved.subject', { title: titleIn(lang, service).title }),
    paragraphs: [say('changeApproved.text')],
    facts: [
      [translate(lang, 'mail', 'fact.category'), translate(lang, 'catalogue', `category.${service.category}`)],
      [translate(lang, 'mail', 'fact.place'), `${service.location}, ${service.county}`],
    ],
    button: ownPage(app, found, lang),
  };
}

const serviceApprovedJob = job('mail-service-approved', async (app, { serviceId, decidedAt, change }) => {
  const found = await findDecidedService(app.db, serviceId);
  const { status } = found?.service ?? {};
  const fits = status === 'approved' || status === 'paused';
  if (!found || !fits || !isAt(found.service.decidedAt, decidedAt)) return;
  const template = change ? 'service-change-approved' : 'service-approved';
  const about = { providerId: found.provider.id, template, about: `${serviceId}:${decidedAt}` };
  await tellManagers(app, about, (lang) =>
    change ? changeApprovedWords(app, found, lang) : approvedWords(app, found, lang),
  );
});

function rejectedWords(app: App, found: DecidedService, { lang, reason }: { lang: Lang; reason: string }): Words {
  const { title } = titleIn(lang, found.service);
  return {
    subject: say('serviceRejected.subject', { title }),
    paragraphs: [say('serviceRejected.text'), reason],
    button: ownPage(app, found, lang),
    after: [say('serviceRejected.again')],
  };
}

function changeRejectedWords(app: App, found: DecidedService, { lang, reason }: { lang: Lang; reason: string }): Words {
  const { title } = titleIn(lang, found.service);
  return {
    subject: say('changeRejected.subject', { title }),
    paragraphs: [say('changeRejected.text'), reason],
    button: ownPage(app, found, lang),
  };
}

const serviceRejectedJob = job('mail-service-rejected', async (app, { serviceId, decidedAt, change }) => {
  const found = await findDecidedService(app.db, serviceId);
  // Of a listing that was sent again meanwhile, or a change that was made anew, this is no longer true.
  const decided = change
    ? found?.change && { ...found.change, reason: found.change.rejectReason }
    : found && { ...found.service };
  if (!found || decided?.status !== 'rejected' || !isAt(decided.decidedAt, decidedAt)) return;
  const reason = decided.reason ?? '';
  const template = change ? 'service-change-rejected' : 'service-rejected';
  const about = { providerId: found.provider.id, template, about: `${serviceId}:${decidedAt}` };
  await tellManagers(app, about, (lang) =>
    (change ? changeRejectedWords : rejectedWords)(app, found, { lang, reason }),
  );
});

const serviceTakenDownJob = job('mail-service-taken-down', async (app, { serviceId, takenDownAt }) => {
  const found = await findDecidedService(app.db, serviceId);
  // Not when it is shown again meanwhile.
  if (!found || !isAt(found.service.takenDownAt, takenDownAt)) return;
  const reason = found.service.takenDownReason ?? '';
  const about = {
    ...{ providerId: found.provider.id, template: 'service-taken-down' },
    about: `${serviceId}:${takenDownAt}`,
  };
  await tellManagers(app, about, (lang) => ({
    subject: say('serviceTakenDown.subject', { title: titleIn(lang, found.service).title }),
    paragraphs: [say('serviceTakenDown.text'), reason],
    button: ownPage(app, found, lang),
    after: [say('serviceTakenDown.bookings'), say('serviceTakenDown.again')],
  }));
});

const serviceShownAgainJob = job('mail-service-shown-again', async (app, { serviceId, shownAt }) => {
  const found = await findDecidedService(app.db, serviceId);
  if (!found || found.service.takenDownAt) return;
  const about = {
    ...{ providerId: found.provider.id, template: 'service-shown-again' },
    about: `${serviceId}:${shownAt}`,
  };
  await tellManagers(app, about, (lang) => {
    const { title } = titleIn(lang, found.service);
    return {
      ...approvedWords(app, found, lang),
      subject: say('serviceShownAgain.subject', { title }),
      paragraphs: [say(shownAgainTexts[offeredAs(found)])],
    };
  });
});

/** Letters to providers about what an admin has decided of their application and their listings. */
export const approvalLetterJobs = [
  ...[providerApprovedJob, providerRejectedJob, serviceApprovedJob, serviceRejectedJob],
  ...[serviceTakenDownJob, serviceShownAgainJob, providerSuspendedJob, providerRestoredJob],
];
