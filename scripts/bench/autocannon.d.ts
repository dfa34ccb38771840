/** The part of autocannon that the load uses; its published types are those of version 7. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  namespace autocannon {
    interface Request {
      method?: string;
      path?: string;
      headers?: Record<string, string>;
      body?: string;
      /** Makes each request anew. */
      setupRequest?: (request: Request) => Request;
    }

    interface Client extends EventEmitter {
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
      requests: Request[];
      maxOverallRequests?: number;
    }
  }

  function autocannon(options: autocannon.Options, callback: (problem: Error | null) => void): EventEmitter;
  export = autocannon;
}
