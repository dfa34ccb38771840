import { validate } from 'uuid';
import { isTooDeep } from './canonical-json.ts';

const phones = /(?<![\d.])(\+?254|0)([17])\d{5}(\d{3})(?!\d)/g;
/** M-Pesa's CheckoutRequestID ends with the phone number. */
const checkoutPhones = /(ws_CO_\d{17})([17])\d{5}(\d{3})(?!\d)/g;
/** Stripe's webhooks contain an intent's client secret, with which a browser may pay it. */
const clientSecrets = /(pi_[A-Za-z0-9]+_secret_)[A-Za-z0-9]+/g;
const secretFields = /("client_secret"\s*:\s*)"[^"]*"/g;
const emails = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
const hidden = '•••••';

/** Text for admins without personal data: phone numbers as +2547•••••678, e-mail addresses and secrets replaced. */
export const maskText = (text: string): string =>
  text
    .replace(phones, (_, head: string, kind: string, tail: string) => `${head}${kind}${hidden}${tail}`)
    .replace(checkoutPhones, `$1$2${hidden}$3`)
    .replace(clientSecrets, `$1${hidden}`)
    .replace(emails, hidden);

/** A body from Stripe without client secrets, which are stored sealed elsewhere. */
export const withoutClientSecrets = (raw: Buffer): Buffer =>
  Buffer.from(raw.toString('utf8').replace(secretFields, '$1null').replace(clientSecrets, `$1${hidden}`));

const instant = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/;

/** A job's data without what may be secret or personal: ids, dates, numbers and booleans stay, other texts are replaced. */
export function onlyPlainData(value: unknown): unknown {
  if (typeof value === 'string') return validate(value) || instant.test(value) ? value : hidden;
  if (Array.isArray(value)) return value.map(onlyPlainData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, onlyPlainData(part)]));
}

/** Fields of M-Pesa's and Stripe's bodies that identify a person. */
const personal =
  /^(billing_details|shipping|address|customer_purchase_ip)$|(^|_)(name|email|phone|msisdn)$|(first|middle|last|public|party)name$|^(phonenumber|msisdn|otherpartyinfo)$/i;

/** Whether an entry of M-Pesa's lists ({ Name or Key: the field, Value: … }) identifies a person. `Name` itself never does. */
function isNamedPersonal(object: Record<string, unknown>): boolean {
  const name = object.Name ?? object.Key;
  return typeof name === 'string' && 'Value' in object && personal.test(name);
}

/**
 * A stored body of a payment provider without phones, names and addresses; ids, codes and amounts stay.
 * @param raw as received; one that is not JSON or nested too deep becomes `null`
 */
export function withoutPersons(raw: Buffer): Buffer {
  let body: unknown;
  try {
    body = JSON.parse(raw.toString('utf8'));
  } catch {
    return Buffer.from('null');
  }
  return Buffer.from(isTooDeep(body) ? 'null' : JSON.stringify(forgetPersons(body)));
}

function forgetPersons(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(phones, hidden).replace(checkoutPhones, `$1${hidden}`).replace(emails, hidden);
  if (typeof value === 'number') return /^254[17]\d{8}$/.test(String(value)) ? null : value;
  if (Array.isArray(value)) return value.map(forgetPersons);
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Record<string, unknown>;
  if (isNamedPersonal(object)) return { ...object, Value: null };
  return Object.fromEntries(
    Object.entries(object).map(([key, part]) => [
      key,
      key !== 'Name' && personal.test(key) ? null : forgetPersons(part),
    ]),
  );
}
