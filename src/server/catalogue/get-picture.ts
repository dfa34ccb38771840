import { eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { DbOrTx } from '../db/client.ts';
import { drawPicture } from './pictures/draw.ts';
import { services } from './tables.ts';

/** The picture of a listing as SVG, listed or not: an old booking still shows it. @throws AppError not_found */
export async function getPicture(db: DbOrTx, serviceId: string): Promise<string> {
  const [row] = await db.select({ category: services.category }).from(services).where(eq(services.id, serviceId));
  if (!row) throw new AppError('not_found');
  return drawPicture(row.category, serviceId);
}
