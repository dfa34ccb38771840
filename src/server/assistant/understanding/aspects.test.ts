import { expect, test } from 'vitest';
import { aspectsOf } from './aspects.ts';

test.each([
  ['what time is check in', ['start', 'checkIn'], []],
  ['does it have wi fi', [], ['wifi']],
  ['how hard is it', ['difficulty'], []],
  ['can my 9 year old come', ['age'], []],
  ['ina vyumba vingapi', ['rooms'], []],
  ['inaanza saa ngapi', ['start'], []],
  ['is breakfast included', ['included'], ['breakfast']],
  ['nibebe nini', ['bring'], []],
  ['how much is it', [], []],
])('“%s” asks %j and %j', (message, aspects, facilities) => {
  expect(aspectsOf(message.split(' '))).toEqual({ aspects, facilities });
});
