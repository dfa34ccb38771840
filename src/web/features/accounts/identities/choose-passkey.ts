import type { PasskeyOptions } from '#shared/contracts/passkeys.ts';

/**
 * Has the person choose one of their passkeys: in a dialog of the browser, or among what it offers for the field of the address.
 * @param ask asks the server for what the browser needs
 * @returns undefined where the browser, or its person, did not go on  @throws what `ask` throws
 */
export async function choosePasskey(ask: () => Promise<PasskeyOptions>, { inField = false } = {}) {
  if (inField && !(await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.())) return undefined;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { ticket, options } = await ask();
  const optionsJSON = { ...options, userVerification: 'required' as const };
  try {
    return { ticket, response: await startAuthentication({ optionsJSON, useBrowserAutofill: inField }) };
  } catch (error) {
    if (isOfBrowser(error)) return undefined;
    throw error;
  }
}

const ofBrowser = [
  ...['NotAllowedError', 'AbortError', 'SecurityError', 'InvalidStateError', 'NotSupportedError', 'WebAuthnError'],
];

const isOfBrowser = (error: unknown): boolean => error instanceof Error && ofBrowser.includes(error.name);

/** Ends what the browser was asked for, if it still waits for its person. */
export async function stopAsking(): Promise<void> {
  (await import('@simplewebauthn/browser')).WebAuthnAbortService.cancelCeremony();
}
