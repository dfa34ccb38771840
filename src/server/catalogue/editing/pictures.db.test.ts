import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { originalKey } from '#server/pictures/store-picture.ts';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { listingLimits } from '#shared/listing-rules.ts';
import { makeService } from '#tests/support/factories.ts';
import { servicePictures } from '../tables.ts';
import { createEditingApp, type EditingApp, type Host, photoOf } from './editing.fixture.ts';
import { uploadsPerProvider } from './listing-limits.ts';

let made: EditingApp;
beforeAll(async () => {
  made = await createEditingApp();
});
afterAll(() => made?.close());

async function newDraft(): Promise<{ id: string; host: Host }> {
  const host = await made.makeHost();
  return { id: (await made.draft(host)).id, host };
}

const serviceIn = (answer: { json(): unknown }) => (answer.json() as { service: ProviderService }).service;
const read = async (host: Host, id: string) => serviceIn(await made.ask('GET', `/${id}`, host));
const stored = async (id: string): Promise<Buffer> => {
  const bytes = await made.app.files.get(originalKey(id));
  if (!bytes) throw new Error(`no file of the picture ${id}`);
  return bytes;
};

/** As a phone takes it: lying on its side, with the place, the owner and a note. */
async function phonePhoto(): Promise<Buffer> {
  const left = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#00f' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Copyright: 'Baraka Mwangi', Make: 'Tecno', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '1/1 17/1 3000/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '36/1 49/1 0/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>home of Baraka</note></x:xmpmeta>')
    .jpeg()
    .toBuffer();
}

describe('uploading', () => {
  test('place, owner, notes and previews are gone from what is stored, and the photo stands upright', async () => {
    const { id, host } = await newDraft();
    const photo = await phonePhoto();
    const told = await sharp(photo).metadata();
    expect([told.orientation, told.exif !== undefined, told.xmp !== undefined]).toEqual([6, true, true]);
    const answer = await made.upload(host, id, photo);
    expect(answer.statusCode).toBe(201);
    const { pictureId } = answer.json();
    const bytes = await stored(pictureId);
    const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect([width, height]).toEqual([400, 600]);
    for (const secret of ['Baraka', 'Tecno', 'GPS', 'Exif', 'adobe'])
      expect(bytes.includes(secret), secret).toBe(false);
    // What was at the left is at the top after a quarter turn to the right.
    const { data } = await sharp(bytes)
      .extract({ left: 200, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect((await made.fastify.inject(`/pictures/${pictureId}/320`)).statusCode).toBe(200);
    expect(serviceIn(answer).pictures).toEqual([
      {
        id: pictureId,
        image: `/pictures/${pictureId}/960`,
        placeholder: expect.any(String),
        alt: { en: 'A lion', sw: null },
      },
    ]);
  });

  test('PNG and WebP are taken too, an animation as its first picture; what is larger than pages need becomes smaller', async () => {
    const { id, host } = await newDraft();
    const frames = Buffer.concat([Buffer.alloc(300 * 300 * 3, 255), Buffer.alloc(300 * 300 * 3, 0)]);
    const animation = sharp(frames, { raw: { width: 300, height: 600, channels: 3, pageHeight: 300 } });
    const large = sharp({ create: { width: 5_000, height: 1_000, channels: 3, background: '#a52' } });
    for (const [photo, size] of [
      [await animation.webp({ loop: 0, delay: [100, 100] }).toBuffer(), [300, 300]],
      [await large.png().toBuffer(), [3_200, 640]],
    ] as const) {
      const { pictureId } = (await made.upload(host, id, photo)).json();
      const { format, width, height, pages } = await sharp(await stored(pictureId)).metadata();
      expect([format, width, height, pages]).toEqual(['webp', ...size, undefined]);
    }
  });

  test('the same photo is there once, so that an upload can be sent again', async () => {
    const { id, host } = await newDraft();
    const photo = await photoOf('#246');
    const ids = [];
    for (let time = 0; time < 2; time++) ids.push((await made.upload(host, id, photo)).json().pictureId);
    expect(new Set(ids).size).toBe(1);
    expect((await read(host, id)).pictures).toHaveLength(1);
  });

  test('of a long narrow photo so much is kept that it may be stored', async () => {
    const { id, host } = await newDraft();
    const { pictureId } = (await made.upload(host, id, await photoOf('#357', { width: 6_000, height: 300 }))).json();
    const { width, height } = await sharp(await stored(pictureId)).metadata();
    expect([width, height]).toEqual([4_800, 240]);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>';
  test.each([
    { what: 'SVG with a script', file: async () => Buffer.from(svg), answer: [415, 'unsupported_media_type'] },
    {
      what: 'a page',
      file: async () => Buffer.from('<!doctype html><script>1</script>'),
      answer: [415, 'unsupported_media_type'],
    },
    { what: 'a PDF', file: async () => Buffer.from('%PDF-1.7 photo'), answer: [415, 'unsupported_media_type'] },
    {
      what: 'a GIF',
      file: async () =>
        sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
      answer: [415, 'unsupported_media_type'],
    },
    { what: 'nothing', file: async () => Buffer.alloc(0), answer: [415, 'unsupported_media_type'] },
    {
      what: 'the beginning of a JPEG before a page',
      file: async () => Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.from('<script>')]),
      answer: [400, 'invalid_input'],
    },
    { what: 'half a photo', file: async () => (await noise()).subarray(0, 40_000), answer: [400, 'invalid_input'] },
    { what: 'a stamp', file: () => photoOf('#111', { width: 200, height: 900 }), answer: [400, 'invalid_input'] },
    { what: 'a strip', file: () => photoOf('#111', { width: 6_001, height: 300 }), answer: [400, 'invalid_input'] },
    {
      what: 'more pixels than a camera has',
      file: () => photoOf('#fff', { width: 9_000, height: 8_000 }),
      answer: [413, 'payload_too_large'],
    },
    {
      what: 'more than 10 MiB',
      file: async () => Buffer.concat([await photoOf('#111'), Buffer.alloc(10 * 1024 * 1024)]),
      answer: [413, 'payload_too_large'],
    },
  ])('$what is refused, and nothing is kept', async ({ file, answer }) => {
    const { id, host } = await newDraft();
    const { statusCode, json } = await made.upload(host, id, await file());
    expect([statusCode, json().code]).toEqual(answer);
    expect((await read(host, id)).pictures).toEqual([]);
  });

  test('what is hidden behind a photo is not stored', async () => {
    const { id, host } = await newDraft();
    const hidden = Buffer.concat([await photoOf('#822'), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const { pictureId } = (await made.upload(host, id, hidden)).json();
    expect((await stored(pictureId)).includes('script')).toBe(false);
  });

  test.each([[{}], [{ altEn: ' ' }], [{ altEn: 'x'.repeat(301) }], [{ altSw: 'Tazama www.mfano.com' }]])(
    'described by %j it is refused',
    async (fields) => {
      const { id, host } = await newDraft();
      const answer = await made.upload(host, id, await photoOf('#999'), fields as Record<string, string>);
      expect([answer.statusCode, Object.keys(answer.json().fields).length]).toEqual([400, 1]);
    },
  );

  test(`a gallery has at most ${listingLimits.pictures} photos`, async () => {
    const { id, host } = await newDraft();
    const photos = Array.from({ length: listingLimits.pictures }, (_, n) =>
      photoOf(`rgb(${n * 10}, 0, 0)`, { width: 240, height: 240 }),
    );
    for (const photo of await Promise.all(photos)) await made.upload(host, id, photo);
    expect((await read(host, id)).pictures).toHaveLength(listingLimits.pictures);
    const answer = await made.upload(host, id, await photoOf('#0f0'));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'pictures_many']);
  });

  test(`a provider uploads at most ${uploadsPerProvider.most} photos a day`, async () => {
    const { id, host } = await newDraft();
    const { most, periodMs } = uploadsPerProvider;
    await made.upload(host, id, await photoOf('#101'));
    await made.app.db.execute(
      `update try_limits set free_at = free_at + interval '${((most - 2) * periodMs) / most} milliseconds'
       where subject = 'listing-uploads:${host.providerId}'`,
    );
    expect((await made.upload(host, id, await photoOf('#202'))).statusCode).toBe(201);
    const answer = await made.upload(host, id, await photoOf('#303'));
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_tries']);
    expect(answer.headers['retry-after']).toBe(String(Math.ceil(periodMs / most / 1_000)));
  });
});

/** A photo of 60 KB and more. */
const noise = () =>
  sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

describe('arranging', () => {
  async function gallery(): Promise<{ id: string; host: Host; ids: string[]; version: string }> {
    const { id, host } = await newDraft();
    for (const colour of ['#c00', '#0c0', '#00c']) await made.upload(host, id, await photoOf(colour));
    const { pictures, picturesVersion } = await read(host, id);
    return { id, host, ids: pictures.map((one) => one.id), version: picturesVersion };
  }
  const arranged = (ids: readonly string[]) => ids.map((id, n) => ({ id, alt: { en: `Photo ${n}` } }));

  test('sets order and descriptions, the first is the cover, and those left out are gone', async () => {
    const { id, host, ids, version } = await gallery();
    const [first = '', , third = ''] = ids;
    const pictures = [
      { id: third, alt: { sw: ' Samawati ' } },
      { id: first, alt: { en: 'Red', sw: 'Nyekundu' } },
    ];
    const service = serviceIn(await made.ask('PUT', `/${id}/pictures`, host, { version, pictures }));
    expect(service.pictures.map(({ id: one, alt }) => [one, alt])).toEqual([
      [third, { en: null, sw: 'Samawati' }],
      [first, { en: 'Red', sw: 'Nyekundu' }],
    ]);
    const [item] = (await made.ask('GET', '', host)).json().items;
    expect(item).toMatchObject({ image: `/pictures/${third}/960`, imageAlt: 'Samawati' });
  });

  test('what somebody else has arranged or added meanwhile is not overwritten', async () => {
    const { id, host, ids, version } = await gallery();
    await made.upload(host, id, await photoOf('#abc'));
    const late = await made.ask('PUT', `/${id}/pictures`, host, { version, pictures: arranged(ids) });
    expect([late.statusCode, late.json().code]).toEqual([409, 'listing_changed']);
    expect((await read(host, id)).pictures).toHaveLength(4);
  });

  test('a description with an address from before keeps no photo from being moved; a changed one is judged', async () => {
    const { id, host, ids } = await gallery();
    const old = 'Our camp, see mara.example.com';
    await made.app.db.update(servicePictures).set({ altEn: old }).where(eq(servicePictures.serviceId, id));
    const { picturesVersion: version } = await read(host, id);
    const pictures = ids.toReversed().map((one) => ({ id: one, alt: { en: old, sw: 'Kambi' } }));
    const moved = serviceIn(await made.ask('PUT', `/${id}/pictures`, host, { version, pictures }));
    expect(moved.pictures.map(({ id: one, alt }) => ({ id: one, alt }))).toEqual(pictures);
    const changed = [{ id: ids[0] ?? '', alt: { en: `${old}/map` } }];
    const refused = await made.ask('PUT', `/${id}/pictures`, host, {
      version: moved.picturesVersion,
      pictures: changed,
    });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['pictures.0.alt.en']]);
  });

  test('strange photos, one twice and one without a description are refused', async () => {
    const { id, host, ids, version } = await gallery();
    const other = await gallery();
    const strange = (await made.upload(other.host, other.id, await photoOf('#fed'))).json().pictureId;
    for (const pictures of [
      arranged([...ids, strange]),
      arranged([...ids, ids[0] ?? '']),
      [{ id: ids[0] ?? '', alt: { en: '', sw: ' ' } }],
      [{ id: 'x', alt: { en: 'A photo' } }],
    ]) {
      const answer = await made.ask('PUT', `/${id}/pictures`, host, { version, pictures });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    }
    expect((await read(host, id)).picturesVersion).toBe(version);
  });

  test('the last photo of a public listing stays, that of a draft may go', async () => {
    const { id, providerId } = await makeService(made.app);
    const host = await made.makeHost(['manage'], providerId);
    await made.upload(host, id, await photoOf('#c00'));
    const { picturesVersion: version } = await read(host, id);
    const answer = await made.ask('PUT', `/${id}/pictures`, host, { version, pictures: [] });
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { pictures: expect.any(String) } });
    const own = await gallery();
    const emptied = await made.ask('PUT', `/${own.id}/pictures`, own.host, { version: own.version, pictures: [] });
    expect(serviceIn(emptied).missing).toContain('pictures');
  });
});
