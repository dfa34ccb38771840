import { expect, test } from 'vitest';
import { eventText } from './event-text.ts';

test.each([
  ['booked', 'traveller', 'dashboard:event.booked'],
  ['confirmed', 'system', 'dashboard:event.paid'],
  ['confirmed', 'admin', 'dashboard:event.confirmed'],
  ['reinstated', 'system', 'dashboard:event.reinstated'],
  ['expired', 'system', 'dashboard:event.expired'],
  ['cancelled', 'provider', 'dashboard:event.cancelled'],
  ['completed', 'system', 'dashboard:event.completed'],
  ['checked_in', 'provider', 'dashboard:event.checkedIn'],
  ['checked_in_offline', 'provider', 'dashboard:event.checkedInOffline'],
  ['no_show', 'provider', 'dashboard:event.noShow'],
  ['no_show_undone', 'provider', 'dashboard:event.noShowUndone'],
  ['unheard_of', 'provider', 'dashboard:event.changed'],
  ['constructor', 'system', 'dashboard:event.changed'],
] as const)('%s by %s is shown as %s', (event, by, text) => {
  expect(eventText({ event, by })).toBe(text);
});
