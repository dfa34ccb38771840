import { expect, test } from 'vitest';
import { FactsSent } from '#shared/contracts/facts.schemas.ts';
import { facilitiesFor, shownFacts } from '#shared/facts.ts';
import { catalogue } from './catalogue.ts';
import { demoFacts } from './facts.ts';

const listings = catalogue.services.map((service) => ({ service, facts: demoFacts[service.key] ?? {} }));
const sleeps = { single: 1, double: 2, queen: 2, king: 2, bunk: 2, sofa: 2, cot: 0 };

test('every listing has facts, and no facts are of another', () => {
  expect(Object.keys(demoFacts).toSorted()).toEqual(catalogue.services.map(({ key }) => key).toSorted());
});

test.each(listings)('the facts of $service.key are those that its provider could write', ({ service, facts }) => {
  const { facilities = [], ...others } = facts;
  expect(FactsSent.safeParse(facts).error).toBeUndefined();
  expect(shownFacts(others, service)).toEqual(others);
  expect(facilitiesFor(service.category, facilities).toSorted()).toEqual(facilities.toSorted());
});

test('what lasts several days has a plan of each, in both languages', () => {
  for (const { service, facts } of listings) {
    expect([service.key, facts.plan?.length ?? 1]).toEqual([service.key, service.durationDays]);
    const texts = (facts.plan ?? []).flatMap(({ title, text }) => [title.en, title.sw, text.en, text.sw]);
    expect(texts.every(Boolean), service.key).toBe(true);
    expect(facts.bring?.en.length).toBe(facts.bring?.sw.length);
  }
});

test('times, groups and beds agree with what else the listing says', () => {
  for (const { service, facts } of listings) {
    const meeting = service.meetingPoint.en ?? service.meetingPoint.sw ?? '';
    if (facts.meetingTime) expect(meeting, service.key).toContain(facts.meetingTime);
    const said = /\d\d:\d\d/.exec(meeting)?.[0];
    const told = [facts.meetingTime, facts.checkInFrom, facts.checkInUntil];
    // A transfer or vehicle is met when its guest arrives, and a packed lunch is collected whenever it is wanted.
    if (said && service.key !== 'packed-safari-lunch') expect(told, service.key).toContain(said);
    expect(facts.groupMost ?? 1, service.key).toBeLessThanOrEqual(service.capacity);
    const beds = (facts.rooms ?? []).flatMap((room) => room.beds);
    const guests = beds.reduce((sum, { kind, count }) => sum + sleeps[kind] * count, 0);
    if (beds.length > 0) expect(guests, service.key).toBe(service.guestsPerPlace);
  }
});

test('where a pick-up at the hotel is not included, none is named', () => {
  for (const { service, facts } of listings) {
    if (service.notIncluded.en?.some((item) => /pick-up/i.test(item)))
      expect(facts.facilities ?? []).not.toContain('pick_up');
  }
});
