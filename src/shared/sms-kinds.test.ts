import { expect, test } from 'vitest';
import { type NotificationKind, notificationKinds } from './notification-kinds.ts';
import { smsMessages } from './sms-kinds.ts';

test('what a person can be told by SMS is what there is a message for', () => {
  const names = Object.keys(notificationKinds) as NotificationKind[];
  const bySms = names.filter((name) => 'sms' in notificationKinds[name]);
  expect(bySms.sort()).toEqual([...new Set(Object.values(smsMessages))].sort());
});
