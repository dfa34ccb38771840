import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '#shared/dates.ts';
import type { Config } from '../config.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Text, or with `encoding` bytes in base64. */
  attachments?: { filename: string; contentType: string; content: string; encoding?: 'base64' }[];
}

/** A letter as the demo's mailbox keeps it; what was attached lies beside it, or each look would read all of it. */
export interface KeptLetter extends Omit<Letter, 'attachments'> {
  id: string;
  from: string;
  at: string;
  attachments?: { filename: string; contentType: string }[];
}

export interface Mail {
  /** @throws Error when the mail server refuses or cannot be reached: the job then tries again */
  send(letter: Letter): Promise<void>;
  /** The demo's mailbox, newest first; undefined where mail really leaves. */
  mailbox?: {
    list(): Promise<KeptLetter[]>;
    /** What was attached to a letter under this name, or undefined. */
    openAttachment(letter: KeptLetter, filename: string): Promise<Buffer | undefined>;
  };
}

/** By SMTP where configured, else kept as JSON lines in DATA_DIR/mail.jsonl, attachments in DATA_DIR/mail, and readable at /dev/mail. */
export function createMail(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, clock: Clock): Mail {
  const from = config.mailFrom;
  if (config.smtpUrl) {
    const transport = createTransport(config.smtpUrl);
    return {
      async send(letter) {
        await transport.sendMail({ from, ...letter });
      },
    };
  }
  const file = join(config.dataDir, 'mail.jsonl');
  const folderOf = (id: string) => join(config.dataDir, 'mail', id);
  return {
    async send({ attachments, ...letter }) {
      await mkdir(config.dataDir, { recursive: true });
      const id = randomUUID();
      const named = attachments?.map(({ filename, contentType }) => ({ filename, contentType }));
      const about = { id, from, at: clock.now().toISOString(), ...(named && { attachments: named }) };
      const kept: KeptLetter = { ...about, ...letter };
      for (const { filename, content, encoding = 'utf8' } of attachments ?? []) {
        await mkdir(folderOf(id), { recursive: true });
        await writeFile(join(folderOf(id), filename), content, encoding);
      }
      // A line of its own, even after one that a killed process left unfinished.
      await appendFile(file, `\n${JSON.stringify(kept)}\n`);
    },
    mailbox: {
      async list() {
        const lines = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return '';
          throw error;
        });
        return lines.split('\n').filter(Boolean).flatMap(letterOf).reverse();
      },
      async openAttachment({ id, attachments = [] }, filename) {
        const known = attachments.some((one) => one.filename === filename);
        return known ? readFile(join(folderOf(id), filename)) : undefined;
      },
    },
  };
}

/** None for half a line: its process was killed, and its job writes the whole letter again. */
function letterOf(line: string): KeptLetter[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
