import { ConfigError, readConfig } from './config.ts';
import { DataDirTaken, DataDirUnusable } from './db/embedded/errors.ts';
import { startProduct } from './start.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env);
  const running = await startProduct(config, say);
  const address = config.port === 0 ? `http://localhost:${running.port}` : config.publicUrl;
  say(`\nTwende is ready: ${address}`);
  if (config.demo) {
    say('Demo accounts, password of each Karibu2026!:');
    say('  traveller  amina@twende.test\n  provider   baraka@twende.test\n  admin      admin@twende.test');
    if (config.card.mode === 'sandbox' || config.mpesa.mode === 'sandbox') {
      say('No money moves: payments run against simulators on this machine.');
      say(`Letters: ${address}/dev/mail · M-Pesa phones: ${address}/dev/phone`);
    }
  }
  say('Ctrl-C stops it.');

  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    say('\nStopping …');
    await running.stop();
    say('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
} catch (error) {
  const ours = error instanceof ConfigError || error instanceof DataDirTaken || error instanceof DataDirUnusable;
  process.stderr.write(ours ? `${error.message}\n` : `Twende could not start: ${String((error as Error).stack)}\n`);
  process.exit(1);
}
