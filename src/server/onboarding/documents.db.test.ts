import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { bookingsRoutes } from '#server/bookings/routes.ts';
import { newId } from '#server/db/columns.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { forgetDocuments } from '#server/providers/documents/forget-documents.ts';
import { providerDocuments, providers } from '#server/providers/tables.ts';
import type { ProviderDocument } from '#shared/contracts/onboarding.ts';
import { documentsPerApplication, documentUploadsPerDay } from '#shared/provider-documents.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { type Applicants, business, createApplicants, makeApplicant, pdf, photo } from './applicants.fixture.ts';
import { onboardingRoutes } from './routes.ts';

const mebibyte = 1024 * 1024;
const day = 24 * 3_600_000;
let made: Applicants;
beforeAll(async () => {
  made = await createApplicants({ routes: [onboardingRoutes, bookingsRoutes] });
});
afterAll(() => made?.close());

/** Somebody who has begun. */
async function beginner(): Promise<MadePerson & { providerId: string }> {
  const person = await makePerson(made.app);
  const { body } = await made.call('PUT', '/api/onboarding/business', person, business);
  return { ...person, providerId: body.application?.providerId ?? '' };
}

const fileOf = (id: string) => `/api/onboarding/documents/${id}/file`;
const open = (id: string, person?: { token: string }) =>
  fetch(made.origin + fileOf(id), { headers: person ? { authorization: `Bearer ${person.token}` } : {} });
const onDisk = () => readdir(join(made.app.config.dataDir, 'files', 'documents')).catch((): string[] => []);
const documentsOf = async (person: { token: string }): Promise<ProviderDocument[]> =>
  (await made.call('GET', '/api/onboarding', person)).body.application?.documents ?? [];
const setStatus = (id: string, status: 'approved' | 'rejected' | 'pending', decidedAt = made.clock.now()) =>
  made.app.db.update(providers).set({ status, decidedAt, updatedAt: decidedAt }).where(eq(providers.id, id));

describe('what is taken', () => {
  test('a PDF, kept encrypted and given back as it was', async () => {
    const person = await beginner();
    const bytes = pdf('Kitambulisho cha Taifa');
    const name = '../Leseni "ya" TRA.png';
    const sent = await made.upload(person, { type: 'tra_licence', expiresOn: '2026-12-31', bytes, name });
    expect(sent.status).toBe(201);
    const { document } = sent.body;
    expect(document).toEqual({
      id: expect.any(String),
      ...{ type: 'tra_licence', fileName: 'Leseni ya TRA.pdf', mediaType: 'application/pdf', bytes: bytes.length },
      ...{ expiresOn: '2026-12-31', uploadedAt: made.clock.now().toISOString() },
    });
    expect(await documentsOf(person)).toEqual([document]);
    const stored = await readFile(join(made.app.config.dataDir, 'files', 'documents', document.id));
    for (const words of ['Kitambulisho', '%PDF', 'endobj']) expect(stored.includes(words)).toBe(false);
    const opened = await open(document.id, person);
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Leseni ya TRA.pdf"',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'a photograph as %s, without the place where it was taken',
    async (format) => {
      const person = await beginner();
      const bytes = await photo(format);
      expect(bytes.includes('Mama Njeri')).toBe(true);
      const { body } = await made.upload(person, { bytes, name: 'picha.pdf' });
      expect(body.document).toMatchObject({ mediaType: `image/${format}`, bytes: bytes.length, expiresOn: null });
      expect(body.document.fileName).toBe(`picha.${format === 'jpeg' ? 'jpg' : format}`);
      const opened = await open(body.document.id, person);
      const kept = Buffer.from(await opened.arrayBuffer());
      const facts = await sharp(kept).metadata();
      expect(facts).toMatchObject({ format, width: 640, height: 480 });
      expect([facts.exif, facts.xmp, kept.includes('Mama Njeri')]).toEqual([undefined, undefined, false]);
      expect(opened.headers.get('content-disposition')).toMatch(/^inline; /);
      expect(opened.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/);
    },
  );

  test('a photograph that lies on its side is turned, and one of a good camera made smaller', async () => {
    const person = await beginner();
    const wide = sharp({ create: { width: 5_000, height: 2_500, channels: 3, background: '#c8a165' } });
    const bytes = await wide.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { body } = await made.upload(person, { bytes });
    const facts = await sharp(Buffer.from(await (await open(body.document.id, person)).arrayBuffer())).metadata();
    expect([facts.width, facts.height, facts.orientation]).toEqual([2_000, 4_000, undefined]);
  });

  test('a file of up to 10 MiB', async () => {
    const person = await beginner();
    const padded = (length: number) => Buffer.concat([Buffer.alloc(length - pdf().length, ' '), pdf()]);
    const most = Buffer.concat([Buffer.from('%PDF-1.4 '), padded(10 * mebibyte - 9)]);
    // The table of a PDF is where its end says, so it is counted from the beginning.
    const table = most.lastIndexOf('xref\n0 2');
    const end = Buffer.from(`startxref\n${table}\n%%EOF\n`);
    const fitting = Buffer.concat([most.subarray(0, most.length - end.length), end]);
    expect((await made.upload(person, { bytes: fitting })).status).toBe(201);
    const more = Buffer.concat([fitting, Buffer.from(' ')]);
    const refused = await made.upload(person, { bytes: more });
    expect([refused.status, refused.body.code]).toEqual([413, 'payload_too_large']);
    expect(await documentsOf(person)).toHaveLength(1);
  });
});

describe('what is refused', () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG with a script, whatever it is called', { bytes: Buffer.from(script), name: 'a.png' }, 415],
    ['HTML', { bytes: Buffer.from('<!doctype html><script>alert(1)</script>'), name: 'a.pdf' }, 415],
    ['a program', { bytes: Buffer.from('MZ\x90\0\x03'), name: 'a.jpg' }, 415],
    ['an empty file', { bytes: Buffer.alloc(0) }, 415],
    ['a PDF that was cut off', { bytes: pdf().subarray(0, -20) }, 400],
    ['a PDF whose end names a place beyond it', { bytes: Buffer.from('%PDF-1.4\nstartxref\n9999\n%%EOF') }, 400],
    ['a PDF whose end names anything else', { bytes: Buffer.from('%PDF-1.4\nstartxref\n3\n%%EOF') }, 400],
    ['words that begin like a PDF', { bytes: Buffer.from('%PDF-1.4 is what this file begins with') }, 400],
    ['words that begin like a JPEG', { bytes: Buffer.from('\xff\xd8\xff and then nothing', 'latin1') }, 400],
  ])('%s', async (_, sent, status) => {
    const person = await beginner();
    const before = await onDisk();
    const answer = await made.upload(person, sent);
    expect(answer.status).toBe(status);
    if (status === 400) expect(Object.keys(answer.body.fields)).toEqual(['file']);
    expect([await documentsOf(person), await onDisk()]).toEqual([[], before]);
  });

  test('a JPEG that was cut off or damaged, a picture that is too small, and one of too many pixels', async () => {
    const person = await beginner();
    const noise = await sharp({
      create: {
        width: 800,
        height: 600,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    const create = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });
    const small = await create(399, 200).png().toBuffer();
    const huge = await create(9_000, 8_000).png({ compressionLevel: 1 }).toBuffer();
    const sent = [noise.subarray(0, noise.length / 2), small, huge];
    const answers = [];
    for (const bytes of sent) answers.push(await made.upload(person, { bytes }));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 413]);
    expect(answers[0]?.body.fields.file).toContain('damaged');
    expect(answers[1]?.body.fields.file).toContain('small');
    expect(await documentsOf(person)).toEqual([]);
  });

  test.each([
    ['a type that is none', { type: 'diploma' }, 'type'],
    ['a licence without its last day', { type: 'tra_licence' }, 'expiresOn'],
    ['one that ended yesterday', { type: 'tra_licence', expiresOn: '2026-11-20' }, 'expiresOn'],
    ['a day that is none', { type: 'tra_licence', expiresOn: '2026-13-01' }, 'expiresOn'],
    ['a year that is mistyped', { type: 'tra_licence', expiresOn: '2206-12-31' }, 'expiresOn'],
  ])('%s', async (_, sent, field) => {
    const answer = await made.upload(await beginner(), sent);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  test('a licence that is valid today is taken; a day of what does not end is left out', async () => {
    const person = await beginner();
    const today = await made.upload(person, { type: 'tra_licence', expiresOn: '2026-11-21' });
    const endless = await made.upload(person, { type: 'director_id', expiresOn: '2020-01-01' });
    expect([today, endless].map(({ body }) => body.document.expiresOn)).toEqual(['2026-11-21', null]);
  });
});

describe('limits', () => {
  test(`${documentsPerApplication} documents of one application, also when the last two come at once`, async () => {
    const person = await beginner();
    for (let index = 1; index < documentsPerApplication; index++) {
      expect((await made.upload(person)).status).toBe(201);
    }
    const last = await Promise.all([made.upload(person), made.upload(person)]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(last.find(({ status }) => status === 409)?.body.code).toBe('documents_many');
    const documents = await documentsOf(person);
    expect(documents).toHaveLength(documentsPerApplication);
    expect((await made.call('DELETE', `/api/onboarding/documents/${documents[0]?.id}`, person)).status).toBe(200);
    expect((await made.upload(person)).status).toBe(201);
  });

  test(`${documentUploadsPerDay} uploads of one person a day`, async () => {
    const person = await beginner();
    const statuses: number[] = [];
    for (let index = 0; index <= documentUploadsPerDay; index++) {
      const { status, body } = await made.upload(person);
      statuses.push(status);
      if (status === 201) await made.call('DELETE', `/api/onboarding/documents/${body.document.id}`, person);
    }
    expect(statuses).toEqual([...Array(documentUploadsPerDay).fill(201), 429]);
  });
});

describe('who may open and remove one', () => {
  test('members with `manage`; an admin may open it, which is recorded; for everybody else it is not there', async () => {
    const owner = await beginner();
    const other = await beginner();
    const [manager, clerk, admin] = [
      await makePerson(made.app),
      await makePerson(made.app),
      await makePerson(made.app, { role: 'admin' }),
    ];
    await addProviderMember(made.app, owner.providerId, { personId: manager.id, rights: ['manage'] });
    await addProviderMember(made.app, owner.providerId, { personId: clerk.id, rights: ['bookings', 'money'] });
    const { id } = (await made.upload(owner, { bytes: await photo() })).body.document;
    const opened = async (person?: MadePerson) => (await open(id, person)).status;
    expect([await opened(owner), await opened(manager), await opened(admin)]).toEqual([200, 200, 200]);
    expect([await opened(other), await opened(clerk), await opened()]).toEqual([404, 404, 401]);
    for (const wrong of [newId(), 'x', '%25']) expect((await open(wrong, owner)).status).toBe(404);
    const audit = await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, owner.providerId));
    expect(audit).toMatchObject([
      { actorId: admin.id, action: 'provider.document_opened', detail: { document: id, type: 'director_id' } },
    ]);
    const remove = (person: MadePerson) => made.call('DELETE', `/api/onboarding/documents/${id}`, person);
    for (const person of [other, clerk, admin]) expect((await remove(person)).status).toBe(404);
    expect((await remove(manager)).status).toBe(200);
    expect((await remove(owner)).status).toBe(404);
  });

  test('by a link, which opens it for whoever asked for it', async () => {
    const [owner, other] = [await beginner(), await beginner()];
    const { id } = (await made.upload(owner)).body.document;
    const link = async (person: MadePerson) =>
      (await made.call('POST', '/api/file-links', person, { path: fileOf(id) })).body as unknown as { url: string };
    expect((await fetch(made.origin + (await link(owner)).url)).status).toBe(200);
    expect((await fetch(made.origin + (await link(other)).url)).status).toBe(404);
  });

  test('while it is pending or approved it may be opened, but not removed', async () => {
    const owner = await beginner();
    const { id } = (await made.upload(owner)).body.document;
    for (const status of ['pending', 'approved'] as const) {
      await setStatus(owner.providerId, status);
      expect((await open(id, owner)).status).toBe(200);
      const removed = await made.call('DELETE', `/api/onboarding/documents/${id}`, owner);
      expect([removed.status, removed.body.code]).toEqual([409, 'application_closed']);
    }
    expect(await onDisk()).toContain(id);
  });
});

describe('what becomes of the files', () => {
  test('that of a removed document is removed after the commit, and a second run does nothing', async () => {
    const owner = await beginner();
    const { id } = (await made.upload(owner)).body.document;
    await made.call('DELETE', `/api/onboarding/documents/${id}`, owner);
    expect(await onDisk()).toContain(id);
    await made.drain();
    await made.drain();
    expect(await onDisk()).not.toContain(id);
  });

  test('a file that lacks is not found, and one that somebody has altered is not given out', async () => {
    const owner = await beginner();
    const { id } = (await made.upload(owner)).body.document;
    await made.app.files.put(`documents/${id}`, Buffer.from('altered'));
    expect((await open(id, owner)).status).toBe(500);
    await made.app.files.remove(`documents/${id}`);
    expect((await open(id, owner)).status).toBe(404);
  });

  test('180 days after a rejection, or after the last change of a draft, the daily run removes them', async () => {
    const [rejected, draft, pending, late] = [await beginner(), await beginner(), await beginner(), await beginner()];
    const ids: Record<string, string> = {};
    for (const person of [rejected, draft, pending, late])
      ids[person.id] = (await made.upload(person)).body.document.id;
    await setStatus(rejected.providerId, 'rejected');
    await setStatus(pending.providerId, 'pending');
    await setStatus(late.providerId, 'rejected', new Date(made.clock.now().getTime() + 1_000));
    const left = async () => (await made.app.db.select().from(providerDocuments)).map(({ id }) => id);
    made.clock.advance(180 * day - 1);
    await forgetDocuments(made.app);
    expect(await left()).toEqual(expect.arrayContaining(Object.values(ids)));
    made.clock.advance(1);
    await forgetDocuments(made.app);
    await made.drain();
    const kept = [ids[pending.id], ids[late.id]];
    expect((await left()).filter((id) => Object.values(ids).includes(id)).sort()).toEqual(kept.sort());
    const files = await onDisk();
    expect([rejected, draft, pending, late].map(({ id }) => files.includes(ids[id] ?? ''))).toEqual([
      ...[false, false, true, true],
    ]);
    made.clock.advance(-180 * day);
  });

  test('files without a document are removed once they are a day old', async () => {
    const owner = await makeApplicant(made);
    const { id } = (await made.upload(owner)).body.document;
    const [orphan, cut] = [`documents/${newId()}`, `documents/${newId()}.0a1b2c3d4e5f.tmp`];
    await made.app.files.put(orphan, Buffer.from('x'));
    await made.app.files.put(cut, Buffer.from('x'));
    await forgetDocuments(made.app);
    expect(await made.app.files.has(orphan)).toBe(true);
    const aged: typeof made.app.files = {
      ...made.app.files,
      list: async (folder) => (await made.app.files.list(folder)).map(({ key }) => ({ key, ageMs: day + 1 })),
    };
    await forgetDocuments({ ...made.app, files: aged });
    expect([await made.app.files.has(orphan), await made.app.files.has(cut)]).toEqual([false, false]);
    expect(await onDisk()).toContain(id);
  });
});
