import { expect, test } from 'vitest';
import { auditWordsMost, readAuditSearch } from './audit-search.ts';

test('what is valid stays, words without blanks around them', () => {
  const raw = { who: ' achieng ', about: 'BK-2026-001', action: 'settings.changed', from: '2026-11-01', page: '3' };
  expect(readAuditSearch(raw)).toEqual({ ...raw, who: 'achieng', page: 3 });
  expect(readAuditSearch({ about: 42, to: '2026-11-30' })).toEqual({ about: '42', to: '2026-11-30' });
});

test('what is not valid counts as absent, and words are cut to the length that is looked for', () => {
  expect(readAuditSearch({ who: ['a'], about: ' ', action: 'nothing', from: '2026-02-30', to: 7, page: 0 })).toEqual(
    {},
  );
  expect(readAuditSearch({ who: 'a'.repeat(300) }).who).toHaveLength(auditWordsMost);
});
