import { bigint, customType, date, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import type { CalendarDate } from '#shared/dates.ts';

/** A new key: a UUIDv7, so that rows made together lie together in the index. */
export const newId = (): string => v7();

/** A primary key. We make it, not the database, so that it works the same on every engine. */
export const id = () => uuid('id').primaryKey().$defaultFn(newId);

/** An instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A calendar date in Africa/Nairobi, as text both ways. */
export const calendarDate = (name: string) => date(name, { mode: 'string' }).$type<CalendarDate>();

/** Integer minor units; safe integers, so a JavaScript number holds them. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' });

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
