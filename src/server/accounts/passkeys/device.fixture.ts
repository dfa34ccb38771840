import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

/** What a device may do wrong. */
interface Wrong {
  origin?: string;
  rpID?: string;
  /** Whether it has asked its person to prove who they are; by default it has. */
  verified?: boolean;
  /** What it says of who made it, in place of nothing. */
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
}

/** A device that makes one passkey and signs in with it, as a browser hands its answers on. */
export function openDevice({ origin, rpID }: { origin: string; rpID: string }) {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]),
  );
  const device = { counter: 0, userHandle: undefined as string | undefined };
  function authData(flags: number, wrong: Wrong, more: Uint8Array[] = []) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(device.counter);
    const verified = (wrong.verified ?? true) ? 0x04 : 0;
    return Buffer.concat([sha256(wrong.rpID ?? rpID), Buffer.from([flags | 0x01 | verified]), counter, ...more]);
  }
  const clientData = (type: string, challenge: string, wrong: Wrong) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: wrong.origin ?? origin, crossOrigin: false }));
  const named = { id: base64(id), rawId: base64(id), type: 'public-key' };
  return {
    ...device,
    /** What `navigator.credentials.create` answers. */
    create(challenge: string, wrong: Wrong = {}) {
      const length = Buffer.from([0, id.length]);
      const data = authData(0x40, wrong, [Buffer.alloc(16), length, id, cose]);
      const { fmt, attStmt } = wrong.attestation ?? { fmt: 'none', attStmt: new Map() };
      const object = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', Uint8Array.from(data)],
      ]);
      const response = {
        clientDataJSON: base64(clientData('webauthn.create', challenge, wrong)),
        attestationObject: base64(isoCBOR.encode(object as never)),
        transports: ['internal'],
      };
      return { ...named, response };
    },
    /** What `navigator.credentials.get` answers. */
    get(
      challenge: string,
      { counter = 0, userHandle, ...wrong }: Wrong & { counter?: number; userHandle?: string } = {},
    ) {
      device.counter = counter;
      const data = authData(0, wrong);
      const client = clientData('webauthn.get', challenge, wrong);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        ...{ clientDataJSON: base64(client), authenticatorData: base64(data), signature: base64(signature) },
        ...(userHandle !== undefined && { userHandle: base64(userHandle) }),
      };
      return { ...named, response };
    },
  };
}
