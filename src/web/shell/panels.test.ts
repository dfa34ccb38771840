import { expect, test } from 'vitest';
import { panelsOf } from './panels.ts';

const membership = { providerId: 'p', name: 'Jahazi', rights: [] };

test.each([
  ['user', [], []],
  ['provider', [], ['/provider']],
  ['user', [membership], ['/provider']],
  ['admin', [], ['/admin']],
  ['admin', [membership], ['/provider', '/admin']],
] as const)('%s with the memberships %j is led to %j', (role, memberships, expected) => {
  expect(panelsOf({ role, memberships: [...memberships] }).map(({ to }) => to)).toEqual(expected);
});
