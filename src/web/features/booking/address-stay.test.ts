import { expect, test } from 'vitest';
import { extraLimits } from '#shared/extras.ts';
import { readWizardSearch } from './address-stay.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `extra-${index}:1`).join();

test.each(['9f86d081884c7d65:2', '9f86d081884c7d65:2,60303ae22b998861:1', many(extraLimits.chosen)])(
  'the extras %s of an address are read',
  (extras) => expect(readWizardSearch({ extras })).toEqual({ extras }),
);

test.each(['', 'lunch', 'lunch:2;dinner:1', 7, ['lunch:1'], many(extraLimits.chosen + 1)])(
  'what is no choice of extras is left out: %j',
  (extras) => expect(readWizardSearch({ guests: 2, extras })).toEqual({ guests: 2 }),
);
