import { z } from 'zod';
import { agreementKinds } from '../legal-versions.ts';
import { deletionObstacles } from '../own-data.ts';

export const OwnDataAnswer = z.object({
  download: z
    .object({
      id: z.string(),
      status: z.enum(['waiting', 'ready', 'failed']),
      done: z
        .number()
        .meta({ description: 'How many of its parts are written, of `total`; 0 of 0 until that is known.' }),
      total: z.number(),
      bytes: z.number().nullable().meta({ description: 'Null until it is ready.' }),
      createdAt: z.string(),
      expiresAt: z.string().meta({ description: 'Of one that is ready: until when it can be opened.' }),
    })
    .nullable()
    .meta({ description: 'The newest file that was asked for; null: none, or it is removed.' }),
  deletionDueAt: z.string().nullable().meta({ description: 'When the account is deleted; null: it is not.' }),
  obstacles: z.array(z.enum(deletionObstacles)).meta({ description: 'Why it cannot be deleted now.' }),
  agreements: z.array(z.object({ what: z.enum(agreementKinds), version: z.string(), at: z.string() })).meta({
    description: 'What the person has agreed to, the newest first.',
  }),
});

export const DownloadAsked = z.object({ id: z.string() });
