import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ZodError } from 'zod';
import { personGone, sqlState } from '#server/db/sql-error.ts';
import { statusOf } from '#shared/error-statuses.ts';
import { AppError, type ErrorBody, type ErrorCode, type FieldProblem } from '#shared/errors.ts';
import { catalogues } from '#shared/i18n/catalogues.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { type Lang, otherThan } from '#shared/languages.ts';

export interface ErrorAnswer {
  status: number;
  body: ErrorBody & { success?: false };
  headers: Record<string, string>;
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

type FieldKey = KeyOf<'fields'>;
const isFieldKey = (key: string): key is FieldKey => Object.hasOwn(catalogues.en.fields, key);

const unstorable = new Set(['22021', '22P02', '22P05']);

/** Our codes for errors of Fastify itself. */
const codeOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_BAD_URL: 'invalid_input',
};

/**
 * The answer for any error, in the given language. An unexpected error becomes `internal` without any detail; the caller
 * logs it.
 */
export function errorAnswer(error: unknown, lang: Lang): ErrorAnswer {
  const issues = issuesOf(error);
  if (issues) return invalidInput(issues, lang);
  if (error instanceof AppError) return answer(error.code, lang, error.detail);
  // Text that PostgreSQL cannot store, such as half a surrogate pair, is the caller's mistake.
  if (unstorable.has(sqlState(error) ?? '')) return answer('invalid_input', lang);
  // The caller's own account was deleted at the same instant.
  if (sqlState(error) === personGone) return answer('sign_in_required', lang);
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  const known = code ? codeOfFastify[code] : undefined;
  if (known) return answer(known, lang);
  // Fastify's other 4xx errors, such as unknown encodings and broken bodies.
  if (statusCode && statusCode >= 400 && statusCode < 500) return answer('invalid_input', lang);
  return answer('internal', lang);
}

function answer(code: ErrorCode, lang: Lang, detail: AppError['detail'] = undefined): ErrorAnswer {
  const { fields: problems, ...more } = detail ?? {};
  const fields = problems && translateFields(problems, lang);
  // As for a request that breaks its schema: who has no such field on the screen still reads what is wrong.
  const [first] = code === 'invalid_input' ? Object.values(fields ?? {}) : [];
  return {
    status: statusOf[code],
    body: { error: first ?? translate(lang, 'errors', code), code, ...more, ...(fields && { fields }) },
    headers: detail?.retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(detail.retryAfter)) },
  };
}

const translateFields = (fields: Record<string, string | FieldProblem>, lang: Lang) =>
  Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, fieldText(problem, lang)]));

function fieldText(problem: string | FieldProblem, lang: Lang): string {
  if (typeof problem === 'string') return issueText(problem, lang) ?? problem;
  const { key, values } = problem;
  if (!isFieldKey(key)) return key;
  const own = Object.entries(values).map(([name, value]) => {
    return [name, typeof value === 'number' ? value : (value[lang] ?? value[otherThan(lang)] ?? '')] as const;
  });
  return translate(lang, 'fields', key, Object.fromEntries(own));
}

function issuesOf(error: unknown): Issue[] | undefined {
  if (error instanceof ZodError) return error.issues.map(({ path, message }) => ({ path, message }));
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  return error.validation.map((one) => ({
    path: one.instancePath.split('/').filter(Boolean),
    message: one.message ?? '',
  }));
}

/** The text of a schema's message, with the part that it names (after a |) put in; undefined for a message that is not ours. */
function issueText(message: string, lang: Lang): string | undefined {
  const [key = '', ...part] = message.split('|');
  return isFieldKey(key) ? translate(lang, 'fields', key, { part: part.join('|') }) : undefined;
}

/** Messages of our schemas are keys of the namespace `fields`. Any other message is replaced by a general text. */
function invalidInput(issues: Issue[], lang: Lang): ErrorAnswer {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    const name = path.map(String).join('.');
    if (name && !(name in fields)) fields[name] = issueText(message, lang) ?? translate(lang, 'fields', 'invalid');
  }
  const code = issues.some(({ message }) => message === 'invalid_dates') ? 'invalid_dates' : 'invalid_input';
  const first = issues.map(({ message }) => issueText(message, lang)).find((text) => text !== undefined);
  const required = issues.some(({ message }) => message === 'required_fields_missing');
  const error = required
    ? translate(lang, 'fields', 'required_fields_missing')
    : first
      ? first
      : translate(lang, 'errors', code);
  const finalCode = required ? 'invalid_input' : code;
  return { status: statusOf[finalCode], body: { error, code: finalCode, fields }, headers: {} };
}
