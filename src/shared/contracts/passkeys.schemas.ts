import { z } from 'zod';
import { passkeysMost } from '../passkeys.ts';
import { isPlainLine } from '../plain-text.ts';

const base64 = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/);
const ticket = z
  .string()
  .max(2_000)
  .meta({ description: 'As the options came with it; it works once, for five minutes.' });
const credentialId = base64(1_400);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };
const name = z
  .string('passkey_name_missing')
  .trim()
  .min(1, 'passkey_name_missing')
  .max(60, 'too_long')
  .refine(isPlainLine, 'text_plain');

/** What a browser needs to ask its person; its parts are those of the WebAuthn standard, as JSON. */
export const PasskeyOptions = z.object({
  ticket: z
    .string()
    .meta({ description: 'To be sent back with what the browser answers; it works once, for five minutes.' }),
  options: z
    .looseObject({ challenge: z.string() })
    .meta({ description: 'For `navigator.credentials`, as JSON of WebAuthn.' }),
});

export const PasskeyRequest = z.object({
  ticket,
  name,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64(8_000),
      attestationObject: base64(20_000),
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  }),
});

export const PasskeySignInRequest = z.object({
  ticket,
  remember: z.boolean().default(true),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64(8_000),
      authenticatorData: base64(4_000),
      signature: base64(4_000),
      userHandle: base64(200).optional(),
    }),
  }),
});

export const PasskeysAnswer = z.object({
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() }),
  ),
  most: z.literal(passkeysMost),
});

export const PasskeyNameRequest = z.object({ name });
