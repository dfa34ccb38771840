import { expect, test } from 'vitest';
import { formatFor } from './negotiate.ts';

test.each([
  { who: 'Chrome', accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', format: 'avif' },
  { who: 'Chrome 84', accept: 'image/webp,image/apng,image/*,*/*;q=0.8', format: 'webp' },
  {
    who: 'Chrome, the picture opened alone',
    accept:
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
    format: 'avif',
  },
  {
    who: 'Firefox',
    accept: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
    format: 'avif',
  },
  { who: 'Firefox 91', accept: 'image/webp,*/*', format: 'webp' },
  {
    who: 'Safari 17',
    accept:
      'image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
    format: 'avif',
  },
  {
    who: 'Safari 15',
    accept: 'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5',
    format: 'webp',
  },
  { who: 'Safari 13', accept: 'image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', format: 'jpeg' },
  { who: 'Opera Mini', accept: 'text/html, image/webp, image/png, image/jpeg, image/gif, */*;q=0.1', format: 'webp' },
  { who: 'Facebook, WhatsApp, X and Slack', accept: '*/*', format: 'jpeg' },
  { who: 'Googlebot for pictures', accept: 'text/html,image/*,*/*;q=0.8', format: 'jpeg' },
  { who: 'nobody says anything', accept: '', format: 'jpeg' },
  { who: 'anything but AVIF', accept: 'image/avif;q=0, image/webp', format: 'webp' },
  { who: 'rather WebP', accept: 'image/avif;q=0.5, image/webp;q=0.9', format: 'webp' },
  { who: 'rather JPEG', accept: 'image/avif;q=0.1,image/jpeg', format: 'jpeg' },
  { who: 'no picture at all', accept: 'application/json', format: 'jpeg' },
  { who: 'capitals and spaces', accept: ' IMAGE/AVIF ; Q=1 , */* ; q=0.1', format: 'avif' },
  { who: 'nonsense', accept: ';;;q=x,image/avif;q=banana,,/', format: 'jpeg' },
] as const)('$who is sent $format', ({ accept, format }) => expect(formatFor(accept)).toBe(format));
