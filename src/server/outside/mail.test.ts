import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMail } from './mail.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'twende-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const clock = { now: () => new Date('2026-11-21T09:00:00Z') };
const letter = (subject: string) => ({ to: 'amina@example.com', subject, text: 'Habari\n', html: '<p>Habari</p>' });
const mailHere = () => createMail({ smtpUrl: undefined, mailFrom: 'Twende <hello@twende.test>', dataDir }, clock);

test('letters are kept, newest first; before the first one there are none', async () => {
  const mail = mailHere();
  expect(await mail.mailbox?.list()).toEqual([]);
  await mail.send(letter('first'));
  await mail.send(letter('second'));
  const kept = await mail.mailbox?.list();
  expect(kept?.map(({ subject }) => subject)).toEqual(['second', 'first']);
  expect(kept?.[0]).toEqual({
    ...letter('second'),
    id: expect.any(String),
    from: 'Twende <hello@twende.test>',
    at: '2026-11-21T09:00:00.000Z',
  });
});

test('half a letter, left by a process that was killed, takes no other with it', async () => {
  await mailHere().send(letter('before'));
  await appendFile(join(dataDir, 'mail.jsonl'), '{"id":"1","subject":"ha');
  await mailHere().send(letter('after'));
  expect((await mailHere().mailbox?.list())?.map(({ subject }) => subject)).toEqual(['after', 'before']);
});
