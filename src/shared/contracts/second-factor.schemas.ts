import { z } from 'zod';

const code = z.string('code_missing').trim().min(1, 'code_missing').max(40, 'code_invalid').meta({
  description:
    'Six digits of the authenticator app, or one of the recovery codes; with or without blanks and hyphens, in any case.',
});
const currentPassword = z
  .string('password_missing')
  .max(200, 'too_long')
  .meta({ description: 'Empty for an account without one, whose last sign-in must be recent.' });

export const CodeSignInRequest = z.object({
  challenge: z.string().max(2_000).meta({ description: 'As the refusal of the password brought it.' }),
  code,
});

export const SecondFactorAnswer = z.object({
  since: z
    .string()
    .nullable()
    .meta({ description: 'Since when a code is asked for after the password; null: it is not.' }),
  codesLeft: z.number().meta({ description: 'Recovery codes that were not used yet, of ten.' }),
  required: z.boolean().meta({ description: 'Admins must have a second factor, except in the demo.' }),
});

/** The password is asked for again; for an account without one the last sign-in must be recent. */
export const EnrolmentRequest = z.object({ currentPassword });

export const EnrolmentStarted = z.object({
  key: z.string().meta({ description: 'For the authenticator app, in Base32.' }),
  uri: z.string().meta({ description: 'The key as an `otpauth:` address, which a phone opens in the app.' }),
  qr: z
    .object({ size: z.number(), path: z.string() })
    .meta({ description: 'That address as a QR code: the path of an SVG, in a square of this size.' }),
});

/** Six digits of the authenticator app. */
export const ConfirmationRequest = z.object({ code });

/** Password and code are asked for again. */
export const ProofRequest = z.object({ currentPassword, code });

export const RecoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: 'Each works once. They are answered only now.' }),
});
