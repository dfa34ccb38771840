import { createECDH } from 'node:crypto';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './environment.ts';

type Env = Record<string, string | undefined>;

const secret = '96B550FFC4DB0F574D2Dbdc16a47e9381e5725d2d725c6ab092803c5ad18a2a5';
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const mpesa = {
  MPESA_CONSUMER_KEY: 'key',
  MPESA_CONSUMER_SECRET: 'secret',
  MPESA_SHORTCODE: '174379',
  MPESA_PASSKEY: 'passkey',
};
const initiator = { MPESA_INITIATOR: 'twende', MPESA_SECURITY_CREDENTIAL: 'c2VhbGVk' };
const sms = {
  SMS_URL: 'https://api.africastalking.com/version1/messaging',
  SMS_USERNAME: 'twende',
  SMS_API_KEY: 'atsk_1',
  SMS_SENDER: 'TWENDE',
};
const publicly = { PUBLIC_URL: 'https://twende.example' };
const production = { NODE_ENV: 'production', SECRET_KEY: secret };
const live = { MPESA_API_BASE: 'https://api.safaricom.co.ke' };

function refusalOf(env: Env): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  throw new Error('it was taken');
}

test('without a variable it is the demo, on loopback', () => {
  expect(readConfig({})).toEqual({
    production: false,
    development: false,
    demo: true,
    publicDemo: false,
    unusedKeys: [],
    host: '127.0.0.1',
    port: 5000,
    publicUrl: 'http://localhost:5000',
    dataDir: resolve('.data'),
    card: { mode: 'sandbox' },
    mpesa: { mode: 'sandbox' },
    push: { subject: 'mailto:hello@twende.test' },
    sms: { mode: 'sandbox' },
    google: { mode: 'sandbox' },
    facebook: { mode: 'sandbox' },
    mailFrom: 'Twende <hello@twende.test>',
    supportReplyAddress: 'help@twende.test',
    trustProxy: [],
    rateLimits: true,
    calendarLoopback: false,
    offline: true,
    logLevel: 'info',
  });
});

test('empty and blank variables count as unset', () => {
  const names = [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'DATABASE_URL',
    'DATA_DIR',
    'DEMO',
    'SMTP_URL',
    'MAIL_FROM',
    'SECRET_KEY',
  ];
  const more = [
    ...Object.keys({ ...stripe, ...mpesa, ...initiator, ...sms }),
    'STRIPE_API_BASE',
    'MPESA_API_BASE',
    'NODE_ENV',
    'TWENDE_DEV',
  ];
  const all = [...names, ...more, 'TRUST_PROXY', 'RATE_LIMITS', 'CALENDAR_LOOPBACK', 'OFFLINE', 'LOG_LEVEL'];
  for (const blank of ['', '  ', undefined]) {
    expect(readConfig(Object.fromEntries(all.map((name) => [name, blank])))).toEqual(readConfig({}));
  }
});

test('everything set', () => {
  const config = readConfig({
    ...production,
    ...publicly,
    ...stripe,
    ...mpesa,
    ...live,
    PORT: '8080',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgresql://twende:pw@db.example:5432/twende?sslmode=require',
    DATA_DIR: '/var/lib/data',
    STRIPE_API_BASE: 'http://127.0.0.1:12111',
    SMTP_URL: 'smtps://user:pw@mail.example:465',
    MAIL_FROM: 'Twende <hello@twende.example>',
    TRUST_PROXY: ' 10.0.0.0/8, ::1 ,loopback',
    LOG_LEVEL: 'warn',
  });
  expect(config).toEqual({
    production: true,
    development: false,
    demo: false,
    publicDemo: false,
    unusedKeys: [],
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://twende.example',
    databaseUrl: 'postgresql://twende:pw@db.example:5432/twende?sslmode=require',
    dataDir: '/var/lib/data',
    card: {
      mode: 'live',
      livemode: false,
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: 'http://127.0.0.1:12111',
    },
    mpesa: {
      mode: 'live',
      consumerKey: 'key',
      consumerSecret: 'secret',
      shortcode: '174379',
      passkey: 'passkey',
      apiBase: 'https://api.safaricom.co.ke',
    },
    push: { subject: 'mailto:hello@twende.example' },
    sms: { mode: 'off' },
    smtpUrl: 'smtps://user:pw@mail.example:465',
    google: { mode: 'off' },
    facebook: { mode: 'off' },
    mailFrom: 'Twende <hello@twende.example>',
    secretKey: secret.toLowerCase(),
    trustProxy: ['10.0.0.0/8', '::1', 'loopback'],
    rateLimits: true,
    calendarLoopback: false,
    offline: true,
    logLevel: 'warn',
  });
});

test.each([
  ['NODE_ENV', ['prod', 'staging', 'PRODUCTION']],
  ['TWENDE_DEV', ['maybe']],
  ['PORT', ['abc', '-1', '65536', '5000.5', '1e3', '0x50', '5000 6000', '5060', '5061', '6000', '10080']],
  [
    'PUBLIC_URL',
    [
      'safari.example',
      'https://safari.example/app',
      'ftp://safari.example',
      'https://a.example?x=1',
      'https://',
      'http://a.example:6000',
    ],
  ],
  ['DATABASE_URL', ['mysql://localhost/x', 'localhost:5432', 'twende']],
  ['DEMO', ['maybe', '2']],
  ['STRIPE_SECRET_KEY', ['pk_test_1', 'sk_prod_1', 'whsec_secret']],
  ['STRIPE_PUBLISHABLE_KEY', ['sk_test_1', 'rk_test_1']],
  ['STRIPE_WEBHOOK_SECRET', ['sk_test_1', 'https://hooks.example']],
  ['STRIPE_API_BASE', ['http://localhost:1/v1', 'localhost:1']],
  ['MPESA_SHORTCODE', ['12', 'paybill', '12345678']],
  ['MPESA_SECURITY_CREDENTIAL', ['not base64!', 'c2Vh=bGVk']],
  ['MPESA_API_BASE', ['https://sandbox.safaricom.co.ke/mpesa']],
  ['SMTP_URL', ['mail.example', 'http://mail.example']],
  [
    'SECRET_KEY',
    [
      'short',
      'g'.repeat(64),
      'a'.repeat(63),
      'a'.repeat(65),
      '0'.repeat(64),
      'F'.repeat(64),
      'ab'.repeat(32),
      '0123456789abcdef'.repeat(4),
      `${'0123456789'.repeat(6)}0123`,
      'C0ffee00C0ffee00c0ffee00c0ffee00'.repeat(2),
      `${'0'.repeat(62)}01`,
      Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('hex'),
      'a'.repeat(32) + 'b'.repeat(32),
      `${'deadbeef'.repeat(7)}deadbeee`,
    ],
  ],
  [
    'TRUST_PROXY',
    ['proxy.example', '10.0.0.0/33', '10.0.0.0/0', '::1/129', '10.0.0.1,', '10.0.0.0/8/9', 'true', '10.0.0'],
  ],
  ['RATE_LIMITS', ['none']],
  ['CALENDAR_LOOPBACK', ['some']],
  ['OFFLINE', ['none']],
  ['LOG_LEVEL', ['loud', 'INFO']],
])('%s is named in one line for every wrong value, which is not repeated', (name, values) => {
  for (const value of values) {
    const line = refusalOf({ [name]: value });
    expect(line).toMatch(new RegExp(`^${name}: [^\\n]+$`));
    if (value.length > 8) expect(line).not.toContain(value);
  }
});

test.each([
  [stripe, 'card payments'],
  [mpesa, 'M-Pesa'],
])('a method that is half configured names the first variable that is missing', (all, method) => {
  const names = Object.keys(all);
  const values = all as Record<string, string>;
  for (let bits = 1; bits < 2 ** names.length - 1; bits++) {
    const chosen = names.filter((_, index) => bits & (1 << index));
    const missing = names.find((name) => !chosen.includes(name));
    const env = { ...publicly, ...Object.fromEntries(chosen.map((name) => [name, values[name]])) };
    expect(refusalOf(env)).toBe(`${missing}: is missing, though other variables of ${method} are set`);
  }
  expect(refusalOf({ ...publicly, ...all, [names[0] ?? '']: '  ' })).toContain(names[0]);
});

test('live and test keys of Stripe, restricted ones too, cannot be mixed', () => {
  const keys = (secret: string, publishable: string) => ({
    ...stripe,
    STRIPE_SECRET_KEY: `${secret}_1`,
    STRIPE_PUBLISHABLE_KEY: `${publishable}_1`,
  });
  for (const kind of ['sk', 'rk']) {
    expect(readConfig({ ...keys(`${kind}_live`, 'pk_live'), DEMO: 'false' }).card).toMatchObject({
      mode: 'live',
      livemode: true,
    });
    expect(readConfig(keys(`${kind}_test`, 'pk_test')).card).toMatchObject({ mode: 'live', livemode: false });
    const mixed = 'STRIPE_PUBLISHABLE_KEY: must be for the same mode, test or live, as STRIPE_SECRET_KEY';
    expect(refusalOf(keys(`${kind}_live`, 'pk_test'))).toBe(mixed);
    expect(refusalOf(keys(`${kind}_test`, 'pk_live'))).toBe(mixed);
  }
});

test('one method may be real while the other is the sandbox', () => {
  expect(readConfig({ ...stripe })).toMatchObject({ demo: true, card: { mode: 'live' }, mpesa: { mode: 'sandbox' } });
  const base = { MPESA_API_BASE: 'http://127.0.0.1:9000' };
  expect(readConfig({ ...mpesa, ...base })).toMatchObject({ card: { mode: 'sandbox' }, mpesa: { mode: 'live' } });
});

test.each(['false', 'FALSE', '0', 'no', 'off'])('DEMO=%s is no demo: without keys both methods are off', (DEMO) => {
  expect(readConfig({ DEMO })).toMatchObject({ demo: false, card: { mode: 'off' }, mpesa: { mode: 'off' } });
});

test('production is no demo, needs a SECRET_KEY and cannot switch its limits off', () => {
  expect(readConfig(production)).toMatchObject({
    production: true,
    demo: false,
    card: { mode: 'off' },
    mpesa: { mode: 'off' },
  });
  expect(refusalOf({ NODE_ENV: 'production' })).toMatch(/^SECRET_KEY: /);
  expect(refusalOf({ NODE_ENV: 'production', SECRET_KEY: '' })).toMatch(/^SECRET_KEY: /);
  expect(refusalOf({ ...production, DEMO: 'true' })).toMatch(/^DEMO: /);
  expect(refusalOf({ ...production, RATE_LIMITS: 'off' })).toMatch(/^RATE_LIMITS: /);
  expect(refusalOf({ ...production, TWENDE_DEV: '1' })).toMatch(/^TWENDE_DEV: /);
  expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
  for (const HOST of ['0.0.0.0', '::', '192.168.1.10']) {
    expect(refusalOf({ RATE_LIMITS: 'off', HOST })).toMatch(/^RATE_LIMITS: can be off only/);
  }
  expect(readConfig({ ...production, OFFLINE: 'off' }).offline).toBe(false);
});

test.each([
  ['unset', {}],
  ['http', { PUBLIC_URL: 'http://twende.example' }],
  ['this machine', { PUBLIC_URL: 'https://localhost' }],
  ['this machine by number', { PUBLIC_URL: 'https://127.0.0.1:5000' }],
  ['this machine by IPv6', { PUBLIC_URL: 'https://[::1]' }],
  ['a name of this machine', { PUBLIC_URL: 'https://twende.localhost' }],
  ['a word that Daraja refuses', { PUBLIC_URL: 'https://pay-with-MPESA.example' }],
  ['another word', { PUBLIC_URL: 'https://executive-travel.example' }],
])('where Safaricom’s own host is used, PUBLIC_URL %s is refused', (_, env) => {
  expect(refusalOf({ ...mpesa, ...env })).toMatch(/^PUBLIC_URL: [^\n]+$/);
  expect(refusalOf({ ...mpesa, ...env, ...live, DEMO: 'false' })).toMatch(/^PUBLIC_URL: /);
});

test('with a simulator, a proxy or Stripe any PUBLIC_URL is accepted', () => {
  const base = { MPESA_API_BASE: 'http://127.0.0.1:9000' };
  expect(readConfig({ ...mpesa, ...base })).toMatchObject({
    publicUrl: 'http://localhost:5000',
    mpesa: { mode: 'live', apiBase: 'http://127.0.0.1:9000' },
  });
  expect(readConfig({ ...stripe, PUBLIC_URL: 'http://my-mpesa.example', DEMO: 'false' }).card.mode).toBe('live');
});

test('real keys go to Daraja’s sandbox by default, which production refuses', () => {
  expect(readConfig({ ...mpesa, ...publicly, DEMO: 'false' }).mpesa).toMatchObject({
    apiBase: 'https://sandbox.safaricom.co.ke',
  });
  expect(refusalOf({ ...production, ...mpesa, ...publicly })).toMatch(/^MPESA_API_BASE: must name the live host/);
  expect(readConfig({ ...production, ...mpesa, ...publicly, ...live }).mpesa.mode).toBe('live');
});

test('Safaricom’s hosts are known however they are written, and called by https only', () => {
  const withBase = (MPESA_API_BASE: string, more: Env = publicly) =>
    refusalOf({ ...production, ...mpesa, ...more, MPESA_API_BASE });
  for (const base of [
    'https://sandbox.safaricom.co.ke.',
    'http://SANDBOX.safaricom.co.ke',
    'https://sandbox.safaricom.co.ke:8443',
  ]) {
    expect(withBase(base)).toMatch(/^MPESA_API_BASE: must name the live host/);
  }
  expect(withBase('http://api.safaricom.co.ke')).toBe('MPESA_API_BASE: must be https');
  expect(withBase('https://api.safaricom.co.ke.', {})).toMatch(/^PUBLIC_URL: must be https/);
});

test('an initiator comes with its credential, and with M-Pesa alone', () => {
  expect(readConfig({ ...mpesa, ...initiator, ...publicly, DEMO: 'false' }).mpesa).toMatchObject({
    mode: 'live',
    initiator: { name: 'twende', securityCredential: 'c2VhbGVk' },
  });
  expect(readConfig({ ...mpesa, ...publicly }).mpesa).not.toHaveProperty('initiator');
  const half = "is missing, though other variables of M-Pesa's initiator are set";
  const { MPESA_INITIATOR, MPESA_SECURITY_CREDENTIAL } = initiator;
  expect(refusalOf({ ...mpesa, ...publicly, MPESA_INITIATOR })).toBe(`MPESA_SECURITY_CREDENTIAL: ${half}`);
  expect(refusalOf({ ...mpesa, ...publicly, MPESA_SECURITY_CREDENTIAL })).toBe(`MPESA_INITIATOR: ${half}`);
  expect(refusalOf(initiator)).toBe('MPESA_CONSUMER_KEY: is missing, though MPESA_INITIATOR is set');
});

test('live keys and demo data are refused together, test keys and other bases are not', () => {
  const keys = (secret: string, publishable: string) => ({
    ...stripe,
    STRIPE_SECRET_KEY: `${secret}_1`,
    STRIPE_PUBLISHABLE_KEY: `${publishable}_1`,
  });
  const besideDemo =
    'cannot be used beside demo data; use a database without it, and set NODE_ENV=production or DEMO=false';
  for (const demo of [{}, { DEMO: 'true' }, { NODE_ENV: 'development' }, { HOST: '0.0.0.0' }, publicly]) {
    for (const kind of ['sk', 'rk']) {
      expect(refusalOf({ ...keys(`${kind}_live`, 'pk_live'), ...demo })).toBe(
        `STRIPE_SECRET_KEY: a live key ${besideDemo}`,
      );
      expect(readConfig({ ...keys(`${kind}_test`, 'pk_test'), ...demo }).demo).toBe(true);
    }
    for (const host of [
      'https://api.safaricom.co.ke',
      'https://API.Safaricom.co.ke.',
      'http://api.safaricom.co.ke:8443',
    ]) {
      const env = { ...mpesa, ...publicly, ...demo, MPESA_API_BASE: host };
      expect(refusalOf(env)).toBe(`MPESA_API_BASE: Safaricom's live host ${besideDemo}`);
    }
    expect(readConfig({ ...mpesa, ...demo, MPESA_API_BASE: 'http://127.0.0.1:9000' }).demo).toBe(true);
  }
  expect(readConfig({ ...keys('sk_live', 'pk_live'), ...production }).card).toMatchObject({ livemode: true });
});

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.7' },
  { PUBLIC_URL: 'https://demo.example' },
  { PUBLIC_URL: 'https://localhost' },
  { PUBLIC_URL: 'http://demo.example:8080' },
])('a demo that others can reach by %o pays by simulators only', (reach) => {
  const config = readConfig({ ...stripe, ...mpesa, MPESA_API_BASE: 'http://127.0.0.1:9000', ...reach });
  expect(config).toMatchObject({ publicDemo: true, card: { mode: 'sandbox' }, mpesa: { mode: 'sandbox' } });
  expect(config.unusedKeys).toEqual(['STRIPE_SECRET_KEY', 'MPESA_CONSUMER_KEY']);
  expect(readConfig({ ...reach, DEMO: 'false' }).publicDemo).toBe(false);
});

describe('text messages', () => {
  const account = { username: 'twende', apiKey: 'atsk_1', sender: 'TWENDE' };
  const test1 = { ...sms, SMS_URL: 'https://api.sandbox.africastalking.com/version1/messaging' };

  test('go through a gateway where all four are set, else to the phones of the demo, and in production nowhere', () => {
    expect(readConfig({ ...sms, ...production }).sms).toEqual({ mode: 'live', url: sms.SMS_URL, ...account });
    expect(readConfig({ ...production }).sms).toEqual({ mode: 'off' });
    expect(readConfig({ DEMO: 'false' }).sms).toEqual({ mode: 'off' });
    for (const name of Object.keys(sms)) {
      const refusal = refusalOf({ ...sms, ...production, [name]: '' });
      expect(refusal).toBe(`${name}: is missing, though other variables of text messages are set`);
    }
  });

  test('reach no real phone from a demo, nor none from production', () => {
    expect(refusalOf(sms)).toContain('SMS_URL: a gateway that reaches real phones cannot be used beside demo data');
    expect(readConfig(test1).sms).toMatchObject({ mode: 'live' });
    expect(readConfig({ ...sms, SMS_URL: 'http://127.0.0.1:9000/sms' }).sms).toMatchObject({ mode: 'live' });
    expect(refusalOf({ ...test1, ...production })).toContain('reaches no phone; use the live host');
    const open = readConfig({ ...test1, HOST: '0.0.0.0' });
    expect([open.sms, open.unusedKeys]).toEqual([{ mode: 'sandbox' }, ['SMS_URL']]);
  });

  test.each([
    ['SMS_URL', 'http://gateway.example/sms', 'must be https, since the key is sent there'],
    ['SMS_URL', 'gateway.example', 'must be an https:// address'],
    ['SMS_URL', 'https://gateway.example/sms?key=1', 'must have no query'],
    ['SMS_API_KEY', 'two words', 'must be plain characters without blanks'],
    ['SMS_API_KEY', 'a\nb', 'must be plain characters without blanks'],
    ['SMS_SENDER', 'TWENDE TRAVEL', 'must be a name of 3 to 11 characters or a short code'],
  ])('a wrong %s (%s) is named', (name, value, problem) => {
    expect(refusalOf({ ...sms, ...production, [name]: value })).toBe(`${name}: ${problem}`);
  });
});

describe('a language model', () => {
  const llm = { LLM_BASE_URL: 'https://models.example/v1/', LLM_MODEL: 'small', LLM_API_KEY: 'sk-1' };

  test('answers where its server and name are set', () => {
    const set = { baseUrl: 'https://models.example/v1', model: 'small', apiKey: 'sk-1', dailyCalls: 2000 };
    expect(readConfig(llm).llm).toEqual(set);
    expect(readConfig({}).llm).toBeUndefined();
    expect(readConfig({ ...llm, LLM_API_KEY: '', LLM_DAILY_CALLS: '7' }).llm).toEqual({
      ...{ baseUrl: set.baseUrl, model: 'small', dailyCalls: 7 },
    });
    expect(readConfig({ ...llm, LLM_BASE_URL: 'http://127.0.0.1:11434/v1' }).llm?.baseUrl).toBe(
      'http://127.0.0.1:11434/v1',
    );
  });

  test.each([
    ['LLM_BASE_URL', '', 'is missing, though LLM_MODEL is set'],
    ['LLM_MODEL', '', 'is missing, though LLM_BASE_URL is set'],
    ['LLM_BASE_URL', 'http://models.example/v1', 'must be https, since what people write is sent there'],
    ['LLM_BASE_URL', 'https://a:b@models.example/v1', 'must have no name or password; the key is LLM_API_KEY'],
    ['LLM_BASE_URL', 'https://models.example/v1?key=1', 'must have no query'],
    ['LLM_BASE_URL', 'models.example', 'must be an https:// address'],
    ['LLM_API_KEY', 'two words', 'must be plain characters without blanks'],
    ['LLM_DAILY_CALLS', '0', 'must be a whole number from 1 to 999999'],
  ])('a wrong %s (%s) is named', (name, value, problem) => {
    expect(refusalOf({ ...llm, [name]: value })).toBe(`${name}: ${problem}`);
  });
});

describe('keys for push messages', () => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.alloc(32, 7));
  const publicKey = curve.getPublicKey('base64url');
  const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url') };

  test('are used where both are given and belong together', () => {
    const keys = { publicKey, privateKey: given.VAPID_PRIVATE_KEY };
    expect(readConfig({ ...given, VAPID_SUBJECT: 'https://twende.example/contact' }).push).toEqual({
      ...{ keys, subject: 'https://twende.example/contact' },
    });
  });

  test('belong to SECRET_KEY otherwise, and letters name the address', () => {
    expect(readConfig({}).push).toEqual({ subject: 'mailto:hello@twende.test' });
    expect(readConfig({ MAIL_FROM: 'hello@twende.example' }).push).toEqual({ subject: 'mailto:hello@twende.example' });
  });

  test.each([
    [{ VAPID_PUBLIC_KEY: undefined }, 'VAPID_PUBLIC_KEY: is missing, though other variables of push messages are set'],
    [{ VAPID_PRIVATE_KEY: 'A'.repeat(43) }, 'VAPID_PUBLIC_KEY: does not belong to VAPID_PRIVATE_KEY'],
    [{ VAPID_PRIVATE_KEY: 'short' }, 'VAPID_PRIVATE_KEY: must be 32 bytes in base64url, without padding'],
    [{ VAPID_SUBJECT: 'hello@twende.test' }, 'VAPID_SUBJECT: must be a mailto: or https:// address'],
  ])('%j is refused', (wrong, problem) => {
    expect(refusalOf({ ...given, ...wrong })).toBe(problem);
  });
});

test.each(['127.0.0.1', '127.8.0.1', 'localhost', '::1'])('a demo on %s is reached from this machine only', (HOST) => {
  expect(readConfig({ HOST, PUBLIC_URL: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:5000` }).publicDemo).toBe(
    false,
  );
});

test('PUBLIC_URL depends on PORT by default, and a slash at its end is removed', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readConfig({ PUBLIC_URL: 'https://Twende.example/' }).publicUrl).toBe('https://twende.example');
});

test('calendars on this machine are read only where that is said, and never in production or where others reach us', () => {
  const on = { CALENDAR_LOOPBACK: 'on' };
  expect(readConfig(on).calendarLoopback).toBe(true);
  expect(refusalOf({ ...production, ...on })).toMatch(/^CALENDAR_LOOPBACK: cannot be on/);
  for (const env of [{ HOST: '0.0.0.0' }, publicly, { PUBLIC_URL: 'http://twende.example' }]) {
    expect(refusalOf({ ...on, ...env })).toMatch(/^CALENDAR_LOOPBACK: can be on only/);
  }
});

test('Google and Facebook need both keys, and https', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(readConfig({ ...google }).google).toEqual({ mode: 'live', clientId: 'id', clientSecret: 'secret' });
  expect(readConfig({ ...production }).google).toEqual({ mode: 'off' });
  expect(readConfig({ ...production }).facebook).toEqual({ mode: 'off' });
  expect(refusalOf({ GOOGLE_CLIENT_ID: 'id' })).toBe(
    'GOOGLE_CLIENT_SECRET: is missing, though GOOGLE_CLIENT_ID is set',
  );
  expect(refusalOf({ FACEBOOK_CLIENT_SECRET: 'secret' })).toBe(
    'FACEBOOK_CLIENT_ID: is missing, though FACEBOOK_CLIENT_SECRET is set',
  );
  expect(refusalOf({ GOOGLE_ISSUER: 'https://login.example' })).toBe(
    'GOOGLE_CLIENT_ID: is missing, though GOOGLE_ISSUER is set',
  );
  const issuer = { ...google, GOOGLE_ISSUER: 'https://login.example/realms/one/' };
  expect(readConfig(issuer).google).toMatchObject({ base: 'https://login.example/realms/one' });
  expect(readConfig({ ...google, GOOGLE_ISSUER: 'http://127.0.0.1:9000' }).google).toMatchObject({ mode: 'live' });
  expect(refusalOf({ ...google, GOOGLE_ISSUER: 'http://login.example' })).toBe('GOOGLE_ISSUER: must be https');
  expect(refusalOf({ ...production, ...google, GOOGLE_ISSUER: 'http://127.0.0.1:9000' })).toBe(
    'GOOGLE_ISSUER: must be https',
  );
});

describe('answers to letters about requests to our team', () => {
  test('come in at an address that is set, and otherwise in a demo without a mail server', () => {
    const { NODE_ENV, SECRET_KEY } = production;
    const set = { SUPPORT_REPLY_ADDRESS: 'Help@Mail.example.com' };
    expect(readConfig({ NODE_ENV, SECRET_KEY, ...set }).supportReplyAddress).toBe('help@mail.example.com');
    expect(readConfig({ NODE_ENV, SECRET_KEY }).supportReplyAddress).toBeUndefined();
    expect(readConfig({ SMTP_URL: 'smtp://127.0.0.1:25' }).supportReplyAddress).toBeUndefined();
    expect(readConfig({}).supportReplyAddress).toBe('help@twende.test');
  });

  test.each([
    'help',
    'help+x@example.com',
    'Twende <help@example.com>',
    `${'a'.repeat(30)}@example.com`,
    'help@localhost',
  ])('a wrong SUPPORT_REPLY_ADDRESS (%s) is named', (SUPPORT_REPLY_ADDRESS) => {
    expect(refusalOf({ SUPPORT_REPLY_ADDRESS })).toMatch(/^SUPPORT_REPLY_ADDRESS: must be an address/);
  });
});
