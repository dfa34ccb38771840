import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { type BareJobName, type JobData, type JobName, jobSchemas } from './registry.ts';
import type { Job } from './runner.ts';

const schemas: { readonly [Name in JobName]: z.ZodType<JobData[Name]> } = jobSchemas;

/**
 * Declares the handler of a job. It runs outside any transaction and at least once, so it must check whether it is still
 * needed, and a second run must change nothing. Data that does not match the registry's schema fails the job.
 */
export const job = <Name extends JobName>(
  name: Name,
  run: (app: App, data: JobData[Name]) => Promise<unknown>,
): Job<App> => ({ name, run: async (app, data) => run(app, schemas[name].parse(data)) });

/** Declares the handler of a job that also runs by a schedule. @param cron five fields, in the time of Nairobi */
export const scheduledJob = (name: BareJobName, cron: string, run: (app: App) => Promise<unknown>): Job<App> => ({
  ...job(name, run),
  cron,
});
