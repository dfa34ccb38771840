import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Config } from '#server/config/config.ts';
import type { Clock } from '#shared/dates.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Text, or with `encoding` bytes in base64. */
  attachments?: { filename: string; contentType: string; content: string; encoding?: 'base64' }[];
  /** Where an answer goes that is written in a mail program; without it to the sender. */
  replyTo?: string;
  /** By these mail programs show letters about one thing together. Each is `<…@…>`. */
  messageId?: string;
  inReplyTo?: string;
  references?: string[];
  /** A program has caused it: others then do not answer it (RFC 3834). */
  isAutomatic?: boolean;
  /** Where whoever gets it unsubscribes, by a page and by one click (RFC 8058). For letters that somebody subscribed to. */
  unsubscribeUrl?: string;
}

/** The headers by which mail programs offer to unsubscribe. The mail server must sign both (DKIM), or they are not used. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * A letter in the demo's mailbox. Its attachments are separate files, so that listing the letters does not read them.
 */
export interface KeptLetter extends Omit<Letter, 'attachments'> {
  id: string;
  from: string;
  at: string;
  attachments?: { filename: string; contentType: string }[];
}

export interface Mail {
  /** @throws Error when the mail server refuses or cannot be reached; the job then tries again */
  send(letter: Letter): Promise<void>;
  /** The demo's mailbox, newest first; undefined where mail is sent for real. */
  mailbox?: {
    list(): Promise<KeptLetter[]>;
    /** What was attached to a letter under this name, or undefined. */
    openAttachment(letter: KeptLetter, filename: string): Promise<Buffer | undefined>;
  };
}

/**
 * By SMTP where configured, else kept as JSON lines in DATA_DIR/mail.jsonl, attachments in DATA_DIR/mail, and readable
 * at /dev/mail.
 */
export function createMail(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, clock: Clock): Mail {
  const from = config.mailFrom;
  if (config.smtpUrl) {
    const { smtpUrl } = config;
    let transport: Promise<Transporter> | undefined;
    return {
      async send({ unsubscribeUrl, isAutomatic, ...letter }) {
        transport ??= connectTo(smtpUrl);
        const headers = {
          ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
          ...(isAutomatic && { 'Auto-Submitted': 'auto-replied' }),
        };
        await (await transport).sendMail({ from, ...letter, headers });
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
        await mkdir(folderOf(id), { recursive: true, mode: 0o700 });
        await writeFile(join(folderOf(id), filename), content, { encoding, mode: 0o600 });
      }
      // The line break comes first, because a killed process may have left the last line unfinished.
      await appendPrivately(file, `\n${JSON.stringify(kept)}\n`);
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

/** Loads what speaks SMTP with the first letter, since a start needs none of it. */
async function connectTo(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(smtpUrl);
}

/** Appends to a file that only its owner may read, also when others could read it before. */
async function appendPrivately(path: string, text: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    await file.chmod(0o600);
    await file.appendFile(text);
  } finally {
    await file.close();
  }
}

/** The letter of a line; none for an unfinished line, whose job writes the letter again. */
function letterOf(line: string): KeptLetter[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
