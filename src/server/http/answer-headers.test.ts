import { expect, test } from 'vitest';
import { permissionsPolicyOf } from './answer-headers.ts';

test.each([
  ['/provider/check-in', 'camera=(self)'],
  ['/sw/provider/check-in?providerId=1', 'camera=(self)'],
  ['/provider/check-in/x', 'camera=()'],
  ['/provider/bookings?back=/provider/check-in', 'camera=()'],
  ['/api/provider/check-ins', 'camera=()'],
  ['/', 'camera=()'],
])('the camera is for the page that scans vouchers alone: %s has %s', (url, camera) => {
  expect(permissionsPolicyOf(url).split(', ')).toContain(camera);
});
