import { expect, test } from 'vitest';
import { firstNameOf } from './first-name.ts';

test.each([
  ['Amina Hassan', 'Amina'],
  [' Ng’ang’a  wa Thiong’o', 'Ng’ang’a'],
  // Nobody is greeted by a title or an initial alone.
  ['Dr. Kamau', 'Dr. Kamau'],
  ['Prof.  Amina Hassan', 'Prof. Amina'],
  ['J. K. Rowling', 'J. K. Rowling'],
  ['Dr Kamau', 'Dr Kamau'],
  ['PROF Amina Hassan', 'PROF Amina'],
  ['Hon. Mwl Otieno Odhiambo', 'Hon. Mwl Otieno'],
  ['Bw Juma Ali', 'Bw Juma'],
  ['Mr', 'Mr'],
  // Names that only begin or end like a title.
  ['Drake Bell', 'Drake'],
  ['Amr Hassan', 'Amr'],
  ['Binti Juma', 'Binti'],
  ['Dr.', 'Dr.'],
  ['', ''],
])('%j is greeted as %j', (name, greeted) => expect(firstNameOf(name)).toBe(greeted));
