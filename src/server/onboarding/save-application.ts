import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { canonicalJson } from '#server/canonical-json.ts';
import { moveDrafts } from '#server/catalogue/editing/move-drafts.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { lockSubject } from '#server/limits/take-tries.ts';
import { isEditable, lockEditable } from '#server/providers/lock-editable.ts';
import type { providers } from '#server/providers/tables.ts';
import { sealPhone } from '#server/secrets.ts';
import { getSettings } from '#server/settings/queries.ts';
import type { BusinessRequest, ContactRequest, PlaceRequest } from '#shared/contracts/onboarding.schemas.ts';
import type { Application } from '#shared/contracts/onboarding.ts';
import { plainProblem, publicProblem } from '#shared/contracts/plain.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { normalisePhone } from '#shared/phone.ts';
import { isPlainLine, isPlainName } from '#shared/plain-text.ts';
import { providerRights } from '#shared/rights.ts';
import { applicationAnswer, findOwnApplication, type OwnApplication } from './queries.ts';
import { insertDraft, updateDraft } from './repository.ts';

interface Applicant {
  id: string;
  email: string;
}

type Changes = Partial<typeof providers.$inferSelect>;

/**
 * Saves what the business is. The first call begins the application: a provider of which the person is the owner, with all
 * rights. Whoever has one under way changes that one, however many calls come at the same time.
 * @throws AppError applications_off (nothing is begun yet), application_closed (submitted), invalid_input (fields.kind: nothing is begun yet; a changed text that is not plain)
 */
export function saveBusiness(
  app: App,
  person: Applicant,
  wish: z.output<typeof BusinessRequest>,
): Promise<Application> {
  const { kind, name, about } = wish;
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    await lockSubject(tx, { subject: `application:${person.id}`, until: at });
    const own = (await findOpen(tx, person.id)) ?? (await begin(tx, person, { kind, at }));
    return save(app, tx, own, {
      ...(kind && { kind }),
      ...(name !== undefined && { name }),
      ...(about && { aboutEn: about.en, aboutSw: about.sw }),
    });
  });
}

/**
 * Saves where it is. Drafts of listings that were begun at the place before move along.
 * @throws AppError not_found (nothing is begun), application_closed, invalid_input (a changed text that is not plain)
 */
export function savePlace(app: App, person: Applicant, place: z.output<typeof PlaceRequest>): Promise<Application> {
  return transaction(app, async (tx) => {
    const own = await getOpen(tx, person.id);
    const before = await lockEditable(tx, own.provider.id);
    const answer = await save(app, tx, own, place);
    await moveDrafts(tx, { providerId: before.id, from: before, to: place, at: app.clock.now() });
    return answer;
  });
}

/** Saves how it is reached. @throws AppError not_found (nothing is begun), application_closed */
export function saveContact(
  app: App,
  person: Applicant,
  { email, phone, languages }: z.output<typeof ContactRequest>,
): Promise<Application> {
  const normal = phone === undefined ? undefined : normalisePhone(phone);
  return transaction(app, async (tx) =>
    save(app, tx, await getOpen(tx, person.id), {
      ...(email !== undefined && { email }),
      ...(normal !== undefined && sealPhone(app.secrets, normal)),
      ...(languages && { languages }),
    }),
  );
}

/** @throws AppError not_found, application_closed */
async function getOpen(tx: Tx, personId: string): Promise<OwnApplication> {
  const own = await findOwnApplication(tx, personId);
  if (!own) throw new AppError('not_found');
  return own;
}

/** An application that is not decided about, or was rejected. */
async function findOpen(tx: Tx, personId: string): Promise<OwnApplication | undefined> {
  const own = await findOwnApplication(tx, personId);
  return own && (isEditable(own.provider.status) || own.provider.status === 'pending') ? own : undefined;
}

async function begin(
  tx: Tx,
  person: Applicant,
  { kind, at }: { kind: z.output<typeof BusinessRequest>['kind']; at: Date },
): Promise<OwnApplication> {
  if (!(await getSettings(tx)).takesApplications) throw new AppError('applications_off');
  if (!kind) throw new AppError('invalid_input', { fields: { kind: 'kind_missing' } });
  const provider = await insertDraft(tx, { kind, email: person.email, ownerId: person.id, at });
  return { provider, rights: providerRights };
}

/** Saves what is another than before: an application that was rejected is sent again only once something is. */
async function save(app: App, tx: Tx, { provider, rights }: OwnApplication, changes: Changes): Promise<Application> {
  const before = await lockEditable(tx, provider.id);
  const isOther = (name: string) => columnText(app, changes, name) !== columnText(app, before, name);
  const others: Changes = Object.fromEntries(Object.entries(changes).filter(([name]) => isOther(name)));
  checkTexts(others);
  const isChanged = Object.keys(others).length > 0;
  const saved = isChanged ? await updateDraft(tx, provider.id, { ...others, updatedAt: app.clock.now() }) : before;
  return applicationAnswer(app, tx, { provider: saved, rights });
}

const plainness = (isPlain: (text: string) => boolean) => (text: string) => (isPlain(text) ? undefined : 'text_plain');

/** The columns with words that others read: in which field they are sent, and what is wrong with new ones. */
const textColumns = [
  { column: 'name', field: 'name', problemOf: plainness(isPlainName) },
  { column: 'aboutEn', field: 'about.en', problemOf: (text: string) => publicProblem(text) },
  { column: 'aboutSw', field: 'about.sw', problemOf: (text: string) => publicProblem(text) },
  { column: 'location', field: 'location', problemOf: plainness(isPlainLine) },
  { column: 'landmark', field: 'landmark', problemOf: (text: string) => plainProblem(text) },
] as const;

/** Judges the texts that are others than before; those of before may be older than the rules. @throws AppError invalid_input */
function checkTexts(others: Changes): void {
  const problems = textColumns.flatMap(({ column, field, problemOf }) => {
    const text = others[column];
    const problem = typeof text === 'string' ? problemOf(text) : undefined;
    return problem === undefined ? [] : [[field, problem]];
  });
  if (problems.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(problems) });
}

/** A column as text. The phone and its digest are compared as the phone is read, since each sealing of it differs. */
function columnText({ secrets }: App, row: Changes, name: string): string | undefined {
  if (name === 'phoneSealed' || name === 'phoneKey') return row.phoneSealed ? secrets.open(row.phoneSealed) : undefined;
  return canonicalJson(row[name as keyof Changes] ?? null);
}
