import { z } from 'zod';
import { cursorPageOf, listQuery } from './lists.schemas.ts';

export const DeadJobsQuery = listQuery(['diedAt']);
const DeadJob = z.object({
  id: z.string(),
  name: z.string(),
  data: z.unknown().meta({ description: 'Ids, dates and numbers; texts that may be secret or personal are hidden.' }),
  error: z.object({ type: z.string().nullable(), message: z.string() }),
  tries: z.number(),
  createdAt: z.string(),
  diedAt: z.string(),
});

export const DeadJobsPage = cursorPageOf(DeadJob);
