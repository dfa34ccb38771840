import { expect, test } from 'vitest';
import { cleanFileName, headerFileName } from './file-name.ts';

test.each([
  ['leseni.pdf', 'leseni.pdf'],
  ['Leseni ya TRA (2026).PDF', 'Leseni ya TRA (2026).pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\mama\\Kitambulisho.jpeg', 'Kitambulisho.pdf'],
  ['a"; filename="evil.html', 'a filename evil.pdf'],
  ['<script>alert(1)</script>.svg', 'script.pdf'],
  ['line\r\nbreak.pdf', 'line break.pdf'],
  ['Leseni %22ya%22 TRA.pdf', 'Leseni ya TRA.pdf'],
  ['\u202egnp.exe', 'gnp.pdf'],
  ['', 'document.pdf'],
  ['....', 'document.pdf'],
  ['🦁.png', 'document.pdf'],
  ['Müller Ōkāwa.pdf', 'Müller Ōkāwa.pdf'],
  ['x'.repeat(300), `${'x'.repeat(80)}.pdf`],
])('%j is called %j', (sent, name) => {
  expect(cleanFileName(sent, 'application/pdf')).toBe(name);
});

test('its ending is that of its content, and in a header it has plain letters alone', () => {
  expect(cleanFileName('a.pdf', 'image/jpeg')).toBe('a.jpg');
  expect(cleanFileName('a', 'image/webp')).toBe('a.webp');
  expect(headerFileName('Müller Ōkāwa — 獅子.pdf')).toBe('Muller Okawa _ __.pdf');
});
