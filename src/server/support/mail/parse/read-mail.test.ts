import { expect, test } from 'vitest';
import { rawMail } from '../mail.fixture.ts';
import { readMailApart } from './read-apart.ts';
import { readMail, shownName } from './read-mail.ts';

const pdf = Buffer.from('%PDF-1.7 anything');
const picture = (bytes: number) => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(bytes)]);

test('an email is read in a thread of its own as it is in ours', async () => {
  const raw = await rawMail({
    from: 'a@example.com',
    messageId: '<a@example.com>',
    text: 'Habari',
    attachments: [{ filename: 'a.pdf', content: pdf }],
  });
  const read = await readMailApart(raw);
  expect(read).toEqual(await readMail(raw));
  expect(read).toMatchObject({ messageId: '<a@example.com>', from: 'a@example.com', text: 'Habari', leftOut: [] });
  expect(Buffer.from(read?.files[0]?.bytes ?? [])).toEqual(pdf);
});

test('one that takes too long is given up', async () => {
  expect(await readMailApart(Buffer.from('From: a@example.com\r\n\r\nx'), 1)).toBeUndefined();
});

test('thousands of parts are refused before they are read', async () => {
  const withParts = (count: number) =>
    Buffer.from(`Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(count)}--b--`);
  expect((await readMail(withParts(20))).text).toContain('x');
  await expect(readMail(withParts(5_001))).rejects.toThrow('too many parts');
});

test('small pictures within the text are logos; a pasted one, signatures aside, is a file', async () => {
  const inline = (cid: string, content: Buffer) => ({
    filename: `${cid}.png`,
    cid,
    content,
    contentDisposition: 'inline' as const,
  });
  const html = '<p>See <img src="cid:logo"><img src="cid:shot"></p>';
  const signature = { filename: 'smime.p7s', contentType: 'application/pkcs7-signature', content: Buffer.from('x') };
  const raw = await rawMail({
    text: 'See',
    html,
    attachments: [inline('logo', picture(500)), inline('shot', picture(20_000)), signature],
  });
  const { files, leftOut } = await readMail(raw);
  expect([files.map(({ name }) => name), leftOut]).toEqual([['shot.png'], []]);
});

test('a message in a message is no text of ours, and at most ten names are kept', async () => {
  const inner = await rawMail({ from: 'b@example.com', text: 'Forwarded' });
  const others = Array.from({ length: 30 }, (_, at) => ({ filename: `${at}.docx`, content: Buffer.from('PK') }));
  const forwarded = { contentType: 'message/rfc822', content: inner, contentDisposition: 'inline' as const };
  const { text, files, leftOut } = await readMail(await rawMail({ text: 'Look', attachments: [forwarded, ...others] }));
  expect([text, files, leftOut.length]).toEqual(['Look', [], 10]);
});

test('of a text that was cut, no half of a sign is left', async () => {
  const { text, isShortened } = await readMail(await rawMail({ text: `${'x'.repeat(3_999)}🦒` }));
  expect([text.length, isShortened]).toEqual([3_999, true]);
});

test.each([
  ['a/b\\c.txt', 'c.txt'],
  ['x\r\nBcc: evil@example.com.exe', 'x Bcc evil example.com.exe'],
  ['\u202egpj.exe', 'gpj.exe'],
  ['', 'file'],
  ['///', 'file'],
  ['a'.repeat(200), 'a'.repeat(80)],
])('the name %j is shown as %j', (sent, shown) => {
  expect(shownName(sent)).toBe(shown);
});
