import { expect, test } from 'vitest';
import { firstNameOf } from './first-name.ts';

test.each([
  ['Amina Hassan', 'Amina'],
  [' Ng’ang’a  wa Thiong’o', 'Ng’ang’a'],
  // Nobody is greeted by a title or an initial alone.
  ['Dr. Kamau', 'Dr. Kamau'],
  ['Prof.  Amina Hassan', 'Prof. Amina'],
  ['J. K. Rowling', 'J. K. Rowling'],
  ['Dr.', 'Dr.'],
  ['', ''],
])('%j is greeted as %j', (name, greeted) => expect(firstNameOf(name)).toBe(greeted));
