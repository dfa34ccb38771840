import { z } from 'zod';

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+={0,2}$/);

/** As PushSubscription.toJSON gives it; its expiry is not needed. */
export const PushSubscriptionRequest = z.object({
  endpoint: z.string().min(1).max(1_000),
  keys: z.object({ p256dh: base64url(100), auth: base64url(32) }),
});

/** `from`: the endpoint that the browser had before. */
export const PushRenewalRequest = PushSubscriptionRequest.extend({ from: z.string().min(1).max(1_000) });

/** `endpoint`: of the browser in which the notification was pressed. */
export const ReadPushedRequest = z.object({ endpoint: z.string().min(1).max(1_000) });

export const PushBrowsersAnswer = z.object({
  publicKey: z.string().meta({ description: 'The key by which a browser subscribes (VAPID), in base64url.' }),
  browsers: z.array(
    z.object({
      id: z.string(),
      device: z.string().nullable().meta({ description: 'Browser and system, where they are known.' }),
      since: z.string(),
      lastShownAt: z.string().nullable().meta({ description: 'When a notification was sent there last.' }),
      current: z.boolean().meta({ description: 'Whether it is the one of this session.' }),
    }),
  ),
});
