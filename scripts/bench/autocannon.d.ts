/** The part of autocannon that the load uses; its published types are those of version 7. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  namespace autocannon {
    interface Client extends EventEmitter {
      /** The next request as it is sent. */
      getRequestBuffer(): Buffer;
      pipelinedRequests: { addBody(data: Buffer): void };
    }

    interface Options {
      url: string;
      connections: number;
      /** In seconds. */
      duration: number;
      /** How often it looks whether the time is over, in milliseconds. */
      sampleInt: number;
      setupClient(client: Client): void;
      maxOverallRequests?: number;
    }
  }

  function autocannon(options: autocannon.Options, callback: (problem: Error | null) => void): EventEmitter;
  export = autocannon;
}
