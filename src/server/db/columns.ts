import { bigint, customType, date, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import type { CalendarDate } from '#shared/dates.ts';

/** A new UUIDv7; such keys rise with time, so that rows made together are near each other in the index. */
export const newId = (): string => v7();

/** A primary key, made by our code so that it works the same on every database. */
export const id = () => uuid('id').primaryKey().$defaultFn(newId);

/** An instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A calendar date in Africa/Nairobi, as text both ways. */
export const calendarDate = (name: string) => date(name, { mode: 'string' }).$type<CalendarDate>();

/** Whole minor units, which a JavaScript number holds exactly. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' });

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
