import { expect, test } from 'vitest';
import { jobSchemas } from '#server/jobs/registry.ts';
import { jobs } from './product.ts';

test('every registered job has exactly one handler', () => {
  expect(jobs.map(({ name }) => name).toSorted()).toEqual(Object.keys(jobSchemas).toSorted());
});
