import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { mediaTypeOf, signatureBytes } from '#server/http/media-type.ts';
import { tidyText } from '#shared/plain-text.ts';
import { attachmentTypes, supportLimits } from '#shared/support-rules.ts';
import { newText, wholeText } from './new-text.ts';

/** What we take of an email. */
export interface ReadMail {
  /** '' without one. */
  messageId: string;
  /** The address that it says it comes from, which nobody has proved; '' where that is none. */
  from: string;
  /** What was newly written, at most as long as a message may be. */
  text: string;
  /** Whether more was written. */
  isShortened: boolean;
  /** The files that may be attached, by their content. */
  files: MailedFile[];
  /** The names of those that may not, at most ten. */
  leftOut: string[];
}

export interface MailedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** No honest email comes near: each beyond refuses the whole. A message in it is a file, which nobody opens. */
const limits = {
  ...{ maxNestingDepth: 30, maxHeadersSize: 512 * 1024, maxRfc822NestingDepth: 0, forceRfc822Attachments: true },
} as const;
/** Lines that may begin a part: hundreds of thousands of parts would take minutes. */
const mostParts = 5_000;
/** Of HTML, in characters. */
const largestHtml = 1_000_000;

/** Reads an email. @throws Error when it cannot be read, or goes beyond a limit */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  if (partsIn(raw) > mostParts) throw new RangeError('An email with too many parts');
  const email = await PostalMime.parse(raw, limits);
  const all = email.text ?? (await textOf(email.html ?? ''));
  const { files, leftOut } = sortFiles(email.attachments);
  const own = newText(all);
  const text = tidyText(own === '' && files.length === 0 ? wholeText(all) : own).trim();
  return {
    ...{ messageId: email.messageId?.slice(0, 1_000) ?? '', from: senderOf(email) },
    ...{ text: firstOf(text), isShortened: text.length > supportLimits.text },
    ...{ files, leftOut },
  };
}

/** How many lines begin as boundaries of parts do. */
function partsIn(raw: Uint8Array): number {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  let parts = 0;
  for (let at = bytes.indexOf('\n--'); at !== -1 && parts <= mostParts; at = bytes.indexOf('\n--', at + 3)) parts += 1;
  return parts;
}

/** No sign is cut in two. */
const firstOf = (text: string): string => text.slice(0, supportLimits.text).replace(/[\ud800-\udbff]$/, '');

function senderOf({ from }: Email): string {
  const address = from?.address ?? '';
  return address.length <= 254 && /^[\x21-\x3b\x3d\x3f-\x7e]+@[\x21-\x3b\x3d\x3f-\x7e]+$/.test(address) ? address : '';
}

/** HTML as text. The library writes a part as text where a message has another one that is text. */
async function textOf(html: string): Promise<string> {
  if (html === '') return '';
  const part = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64';
  const coded = Buffer.from(html.slice(0, largestHtml)).toString('base64');
  const message = `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n\r\n--b\r\n${part}\r\n\r\n${coded}\r\n--b--\r\n`;
  return (await PostalMime.parse(message, limits)).text ?? '';
}

/** Signs of an encrypted or signed message, which are no files of whoever wrote it. */
const signatures = /^application\/(?:pgp-signature|pkcs7-signature|x-pkcs7-signature)$/;
/** A picture within the text that is so small is a logo of a signature, or counts who opens it. */
const smallPicture = 10_000;
const mostNames = 10;

function sortFiles(attachments: readonly Attachment[]): Pick<ReadMail, 'files' | 'leftOut'> {
  const files: MailedFile[] = [];
  const leftOut: string[] = [];
  for (const { filename, mimeType, related, content } of attachments) {
    const bytes = bytesOf(content);
    if (signatures.test(mimeType) || (related && bytes.length < smallPicture)) continue;
    const name = filename ?? mimeType;
    if (isAllowed(bytes) && files.length < supportLimits.attachments) files.push({ name, bytes });
    else if (leftOut.length < mostNames) leftOut.push(shownName(name));
  }
  return { files, leftOut };
}

function bytesOf(content: Attachment['content']): Uint8Array<ArrayBuffer> {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof ArrayBuffer ? new Uint8Array(content) : new Uint8Array(content);
}

function isAllowed(bytes: Uint8Array): boolean {
  const type = mediaTypeOf(bytes.subarray(0, signatureBytes));
  return bytes.length <= supportLimits.attachmentBytes && attachmentTypes.some((one) => one === type);
}

/** A name of a file in letters that can be shown, at most 80 signs. */
export const shownName = (sent: string): string =>
  Array.from(
    sent
      .normalize('NFC')
      .replace(/^.*[\\/](?=.)/su, '')
      .replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, 80)
    .join('') || 'file';
