import { call } from '../call.ts';
import type {
  PublicSettings as PublicSettingsSchema,
  SettingsAnswer,
  SettingsChangesQuery,
  SettingsChanges as SettingsChangesSchema,
  SettingsInForce as SettingsInForceSchema,
  SettingsRequest,
  Settings as SettingsSchema,
} from './settings.schemas.ts';

export type PublicSettings = (typeof PublicSettingsSchema)['_zod']['output'];

export type Settings = (typeof SettingsSchema)['_zod']['output'];
export type SettingsInForce = (typeof SettingsInForceSchema)['_zod']['output'];
export type SettingsChange = (typeof SettingsChangesSchema)['_zod']['output']['items'][number];

export const publicSettingsCall = call<{ answer: typeof PublicSettingsSchema }>('GET', '/api/settings/public');
export const getSettingsCall = call<{ answer: typeof SettingsInForceSchema }>('GET', '/api/admin/settings');
export const updateSettingsCall = call<{ body: typeof SettingsRequest; answer: typeof SettingsAnswer }>(
  'PUT',
  '/api/admin/settings',
);
export const listSettingsChangesCall = call<{
  query: typeof SettingsChangesQuery;
  answer: typeof SettingsChangesSchema;
}>('GET', '/api/admin/settings/changes');
