import { sha256 } from '#server/secrets.ts';

/** Who somebody says they are on the demo's page. */
export interface DemoPerson {
  /** The same for the same address, or for the same name where there is none. */
  subject: string;
  name: string;
  /** Empty: they do not share one. */
  email: string;
  emailVerified: boolean;
}

const longest = 120;

/** Reads the page's form; undefined where neither name nor address was typed. */
export function personIn(form: Record<string, string>): DemoPerson | undefined {
  const [name = '', email = ''] = [form.name, form.email].map((text) => (text ?? '').trim().slice(0, longest));
  if (name === '' && email === '') return undefined;
  const subject = BigInt(`0x${sha256((email || name).toLowerCase()).slice(0, 16)}`).toString();
  return { subject, name: name || (email.split('@')[0] ?? ''), email, emailVerified: form.unverified !== 'on' };
}
