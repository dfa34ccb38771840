import { atCommit, keptOf, type Tx } from '#server/db/client.ts';

/** Notes that the transaction ends sessions, or changes what they say of their person. This process reads them again then. */
export const noteSessions = (tx: Tx): void => atCommit(tx, async () => () => keptOf(tx).sessions.drop());
