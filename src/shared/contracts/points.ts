import { call } from '../call.ts';
import type { PointsMovement as MovementSchema, PointsAnswer, PointsQuery } from './points.schemas.ts';

export type PointsMovement = (typeof MovementSchema)['_zod']['output'];
export type Points = (typeof PointsAnswer)['_zod']['output'];

/** A person's balance of points with its movements, the newest first. */
export const listPointsCall = call<{ query: typeof PointsQuery; answer: typeof PointsAnswer }>('GET', '/api/points');
