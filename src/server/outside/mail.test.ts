import { appendFile, chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
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

test('an incomplete letter of a killed process does not affect the others', async () => {
  await mailHere().send(letter('before'));
  await appendFile(join(dataDir, 'mail.jsonl'), '{"id":"1","subject":"ha');
  await mailHere().send(letter('after'));
  expect((await mailHere().mailbox?.list())?.map(({ subject }) => subject)).toEqual(['after', 'before']);
});

test('an attachment is stored with the letter unchanged, and is found by its own name only', async () => {
  const mail = mailHere();
  const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff]);
  await mail.send({
    ...letter('with files'),
    attachments: [
      { filename: 'a.ics', contentType: 'text/calendar', content: 'Safari ya alfajiri ≈' },
      { filename: 'b.pdf', contentType: 'application/pdf', content: bytes.toString('base64'), encoding: 'base64' },
    ],
  });
  const [kept] = (await mail.mailbox?.list()) ?? [];
  expect(kept?.attachments).toEqual([
    { filename: 'a.ics', contentType: 'text/calendar' },
    { filename: 'b.pdf', contentType: 'application/pdf' },
  ]);
  const open = (filename: string) => kept && mail.mailbox?.openAttachment(kept, filename);
  expect((await open('a.ics'))?.toString()).toBe('Safari ya alfajiri ≈');
  expect((await open('b.pdf'))?.equals(bytes)).toBe(true);
  expect(await open('../../mail.jsonl')).toBeUndefined();
});

test('only the owner of DATA_DIR may read letters and their attachments, also those of an older file', async () => {
  const mode = async (path: string) => ((await stat(join(dataDir, path))).mode & 0o777).toString(8);
  const attachments = [{ filename: 'a.ics', contentType: 'text/calendar', content: 'x' }];
  await mailHere().send({ ...letter('first'), attachments });
  expect(await mode('mail.jsonl')).toBe('600');
  const [id] = await readdir(join(dataDir, 'mail'));
  expect([await mode(`mail/${id}`), await mode(`mail/${id}/a.ics`)]).toEqual(['700', '600']);
  await chmod(join(dataDir, 'mail.jsonl'), 0o644);
  await mailHere().send(letter('second'));
  expect(await mode('mail.jsonl')).toBe('600');
});

/** A mail server that takes one letter. @returns its address, and the letter as it came, its folded lines joined */
async function startMailServer(): Promise<{ url: string; letter: Promise<string>; stop: () => void }> {
  const { promise: letter, resolve } = Promise.withResolvers<string>();
  const server = createServer((socket) => {
    let data: string | undefined;
    socket.setEncoding('utf8');
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk: string) => {
      if (data !== undefined) {
        data += chunk;
        if (!data.endsWith('\r\n.\r\n')) return;
        resolve(`\r\n${data}`.replaceAll(/\r\n[ \t]+/g, ' '));
        data = undefined;
        socket.write('250 taken\r\n');
      } else if (chunk.startsWith('DATA')) {
        data = '';
        socket.write('354 go on\r\n');
      } else socket.write(chunk.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, letter, stop: () => server.close() };
}

test('a letter that can be unsubscribed has both headers of RFC 8058, the address whole, and no other letter has them', async () => {
  const unsubscribeUrl = `https://twende.example/newsletter/unsubscribe?id=${'0'.repeat(36)}&signature=${'f'.repeat(40)}`;
  const send = async (more: object) => {
    const server = await startMailServer();
    const mail = createMail({ smtpUrl: server.url, mailFrom: 'Twende <hello@twende.test>', dataDir }, clock);
    await mail.send({ ...letter('Jarida'), ...more });
    server.stop();
    return server.letter;
  };
  const sent = await send({ unsubscribeUrl });
  expect(sent).toContain(`\r\nList-Unsubscribe: <${unsubscribeUrl}>\r\n`);
  expect(sent).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(await send({})).not.toContain('List-Unsubscribe');
});
