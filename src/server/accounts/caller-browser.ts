import type { App } from '#server/app.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Browser } from './check-password.ts';
import { deviceCookie } from './device-cookie.ts';
import { rememberDevice } from './known-devices.ts';

/** Where a call comes from, for what counts tries. */
export const browserOf = ({ userAgent, cookies, ip }: Caller): Browser => ({
  userAgent,
  device: cookies[deviceCookie.name],
  address: ip,
});

/** The browser of somebody who has just proved who they are is known from now on. */
export async function keepDevice(app: App, caller: Caller, person: { id: string }): Promise<void> {
  const value = await rememberDevice(app, caller.cookies[deviceCookie.name], person);
  caller.setCookie({ name: deviceCookie.name, value, maxAgeSeconds: deviceCookie.maxAgeSeconds });
}
