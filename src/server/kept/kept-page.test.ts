import { EventEmitter } from 'node:events';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzippedPage, keptPage, plainPage } from './kept-page.ts';

const html = '<script nonce="NONCE">1</script>Karibu sana, é.<style nonce="NONCE"></style>';
const make = (text = html) => keptPage(text, { placeholder: 'NONCE', nonceLength: 4, status: 200, headers: {} });
const makeAnswer = (destroyed = false) => Object.assign(new EventEmitter(), { destroyed });
const opened = (bytes: Buffer) => gunzipSync(bytes).toString();

test.each([html, 'NONCE', '', 'no place for it', 'NONCENONCE and more'])(
  'each answer has its own nonce and a checksum that is right: %j',
  async (text) => {
    const page = make(text);
    for (const nonce of ['aaaa', 'b+/=']) {
      const answer = makeAnswer();
      expect(opened(gzippedPage(page, nonce, answer))).toBe(text.replaceAll('NONCE', nonce));
      answer.emit('close');
      expect((await plainPage(page, nonce)).toString()).toBe(text.replaceAll('NONCE', nonce));
    }
  },
);

test('what a piece repeats of those before it is not compressed twice, and never taken from a nonce', async () => {
  const words = Array.from({ length: 3_000 }, (_, index) => `w${(index * 7_919) % 10_007}`).join(' ');
  const text = `${words}NONCE${words}NONCEaaaa${words}NONCEaaaa`;
  const page = make(text);
  expect(page.gzip.length).toBeLessThan(make(words).gzip.length * 1.2);
  expect((await plainPage(page, 'bbbb')).toString()).toBe(text.replaceAll('NONCE', 'bbbb'));
  expect((await plainPage(page, 'aaaa')).toString()).toBe(text.replaceAll('NONCE', 'aaaa'));
});

test('an answer that is still being sent is not changed by the next one', async () => {
  const page = make();
  const [first, second] = [makeAnswer(), makeAnswer()];
  const slow = gzippedPage(page, 'aaaa', first);
  expect(opened(gzippedPage(page, 'bbbb', second))).toContain('bbbb');
  expect((await plainPage(page, 'cccc')).toString()).toContain('cccc');
  second.emit('close');
  expect(opened(gzippedPage(page, 'dddd', second))).toContain('dddd');
  expect(opened(slow)).toBe(html.replaceAll('NONCE', 'aaaa'));
  first.emit('close');
  expect(gzippedPage(page, 'eeee', second)).toBe(slow);
});

test('a visitor who left while the page was made does not keep it from being sent as it is', () => {
  const page = make();
  gzippedPage(page, 'aaaa', makeAnswer(true));
  expect(page.isSent).toBe(false);
});

test('a nonce of another length is refused', async () => {
  await expect(plainPage(make(), 'long and longer')).rejects.toThrow(RangeError);
});
