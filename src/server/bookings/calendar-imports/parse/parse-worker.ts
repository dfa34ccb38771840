import { parentPort, workerData } from 'node:worker_threads';
import { parseFeed } from './parse-feed.ts';

// A thread of its own: see `parse-apart.ts`.
parentPort?.postMessage(parseFeed(workerData));
