import { parentPort, workerData } from 'node:worker_threads';
import { readMail } from './read-mail.ts';

// A thread of its own: see `read-apart.ts`.
const mail = await readMail(workerData);
parentPort?.postMessage(
  mail,
  mail.files.map(({ bytes }) => bytes.buffer),
);
