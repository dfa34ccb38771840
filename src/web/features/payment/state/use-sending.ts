import { useUntilAnswered } from '#web/lib/until-answered.ts';

/**
 * Sends a payment again twice, within three seconds, while the connection is lost. Then the screen says that it failed:
 * whoever has pressed the button waits for an answer, and presses it again under the same idempotency key.
 */
export const useSending = () => useUntilAnswered({ lostAtMost: 3 });
