// Development: restarts the server when its sources change; Vite in the same process reloads the pages. Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startArguments, startVariables } from './start-command.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const watched = ['src/server', 'src/shared'];
const settleMs = 150; // an editor or a checkout writes several files at once

let server = start();
let restart; // the timer of a restart to come
let ending = false;

for (const folder of watched) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || !/\.(ts|sql|json)$/.test(file) || /\.test\.ts$/.test(file)) return;
    clearTimeout(restart);
    restart = setTimeout(again, settleMs, file);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);

function start() {
  const env = { ...process.env, ...startVariables, NODE_ENV: 'development', TWENDE_DEV: '1' };
  const child = spawn(join(root, 'node_modules/.bin/node'), startArguments, {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  child.once('exit', (code) => {
    child.ended = true;
    if (ending) process.exit(0);
    if (!child.replaced)
      console.log(`The server ended (${code ?? 'by a signal'}); it starts again when a file changes.`);
  });
  return child;
}

async function again(file) {
  console.log(`${file} changed, starting the server again …`);
  const old = server;
  await stop(old);
  if (!ending && server === old) server = start(); // otherwise a change during the stop has started the next one already
}

/** Resolves when the server has closed everything, the database included: only then may the next one take them. */
function stop(child) {
  child.replaced = true;
  if (child.ended) return;
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

function end() {
  if (ending) return;
  ending = true;
  clearTimeout(restart);
  if (server.ended) process.exit(0);
  server.kill('SIGTERM'); // our exit follows its exit
}
