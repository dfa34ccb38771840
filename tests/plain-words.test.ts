import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#server/demo/data/catalogue.ts';
import { formatTime } from '#shared/dates.ts';
import { catalogues, type Namespace } from '#shared/i18n/catalogues.ts';
import { root } from './support/imports.ts';

/**
 * What texts never say, in both languages, and what stands instead: the part of docs/kiswahili.md that a test can hold.
 * `except` names the keys whose word is right there.
 */
interface Rule {
  never: RegExp;
  say: string;
  except?: readonly string[];
}

const kiswahili: Rule[] = [
  { never: /\bbadiliko\b/i, say: 'mabadiliko' },
  { never: /\bmalipo moja\b(?! kwa moja)/i, say: 'kwa mara moja' },
  { never: /\b(kadi|simu|nambari) (uliyolipia|iliyolipa|iliyolipia)\b/i, say: 'uliyotumia kulipa' },
  { never: /achili(a|wa)\b/i, say: 'sasa iko wazi kwa wengine' },
  { never: /\b(i|zi)(me)?shik(wa|iliwa)\b|kushikiliwa/i, say: 'tumekushikia' },
  { never: /(?<!\b(nambari|na\.)( hii)? ya )kumbukumbu/i, say: 'nambari ya kumbukumbu' },
  { never: /\bnamba\b/i, say: 'nambari' },
  { never: /hakuna (anayetozwa|aliyetozwa)|\bhujatozwa\b/i, say: 'hukutozwa, hutatozwa mara mbili' },
  { never: /\bmtu wa Twende\b/i, say: 'mfanyakazi wa Twende, timu yetu' },
  { never: /kifungua kinywa|kiamsha kinywa/i, say: 'kiamshakinywa' },
  { never: /\bbibi\b/i, say: 'nyanya' },
  { never: /\bu?fukwe(ni)?\b/i, say: 'ufuo, fuo, ufuoni' },
  { never: /\bufukoni\b/i, say: 'ufuoni', except: ['catalogue:category.beach'] },
  { never: /jumuishwa\b/i, say: 'bei inajumuisha, bei haijumuishi, hazimo kwenye bei' },
  { never: /, bei kwa (usiku|siku|kila)/i, say: 'Bei ni kwa …' },
  { never: /\bketi na\b/i, say: 'kaa na, kutana na' },
  { never: /\b(mwongozaji|waongozaji|watoa huduma) wa hapa\b/i, say: 'mwenyeji, wenyeji, wa humu nchini' },
  { never: /tarehe halisi/i, say: 'tarehe sahihi' },
  { never: /\bandika kwa\b/i, say: 'tuandikie' },
  { never: /\bbarua\b(?! pepe)/i, say: 'barua pepe' },
  { never: /\bmno\b/i, say: 'sana' },
  { never: /^taarifa$|\btaarifa (za|kwenye) (ki|vi)vinjari|(washa|zima|ruhusu) taarifa\b/i, say: 'arifa' },
  { never: /\bkaramu\b/i, say: 'milo' },
  { never: /\b\w*kifika bado\b/i, say: 'yakifika baadaye' },
  { never: /\b\w*ki?lipa hata hivyo\b/i, say: 'hata ukilipa' },
  { never: /\bhalihitaji kulipiwa\b/i, say: 'haliwezi kulipiwa tena' },
  { never: /(?<!\bkwa )\bmara moja\b(?! tu\b)/i, say: 'mara moja tu, or papo hapo' },
  { never: /\bsaa \d\d?:\d\d/i, say: 'digits and the part of the day' },
  { never: /\bpenye \w+ni\b/i, say: 'the plain noun after penye' },
  { never: /\b(ile ile|hiyo hiyo|vile vile|yale yale|hicho hicho|vivyo hivyo)\b/i, say: 'one word' },
  { never: /\bzilibaki\b|kwa sera\b/i, say: 'zilikatwa kwa mujibu wa sera' },
  { never: /\b(pesa|malipo)\b[^.;:]*\b\w*rudish|rudish\w* pesa/i, say: 'kurejesha' },
  { never: /\bkwa mkono$/i, say: 'na timu yetu' },
  { never: /\bflamingo\b/i, say: 'heroe' },
  { never: /(?<!pembe za )\bndovu\b/i, say: 'tembo' },
  { never: /\bmikoche\b/i, say: 'mikoma' },
  { never: /kofia ngumu/i, say: 'helmeti' },
  { never: /\btozo\b/i, say: 'ada' },
  { never: /\bKijaluo\b/i, say: 'Kiluo' },
  { never: /\bviondo\b/i, say: 'vyondo' },
  { never: /\bkama (dakika|saa) (moja|\{\{)/i, say: 'takriban' },
  { never: /\bbofya\b/i, say: 'bonyeza' },
  { never: /\bkatani\b/i, say: 'mkonge' },
  { never: /mwisho (wa|ya) kadi\b/i, say: 'mwisho wa matumizi' },
  { never: /ishia wapi\b/i, say: 'hatujui kama …' },
  { never: /^siku hizi\b/i, say: 'what the days are: siku ulizochagua' },
  { never: /\bnafasi tupu\b|chukua nafasi ya/i, say: 'badala ya, or what is meant: nafasi is a booking or a place' },
  { never: /\bmbali mbali\b/i, say: 'mbalimbali, or -metengana' },
];

const english: Rule[] = [
  { never: /\bper unit\b/i, say: 'per person, night, day or trip' },
  { never: /\b(comes?|came|goes|go|gone|going|coming|went) back to (you|the traveller)\b/i, say: 'a full refund' },
  { never: /\b(comes?|came) back\b|\bmoney to come\b|^money back$/i, say: 'refund' },
  { never: /\ball of it\b|\bnothing of it\b/i, say: 'a full refund, your money is safe' },
  { never: /\bplaces (are|were) free\b|\bwent back on sale\b|\bback on sale\b/i, say: 'available to others again' },
  { never: /\ball the same\b/i, say: 'anyway' },
  { never: /\bstays? held\b/i, say: 'is still held' },
  { never: /\b(given|gives?) (the change |it )?up\b/i, say: 'cancel the change' },
  { never: /\bnobody (is|was) charged\b|\bnothing was charged\b/i, say: 'you were not charged' },
  { never: /\bconfirms itself\b|\bnotices by itself\b/i, say: 'confirmed automatically, updates automatically' },
  { never: /\blost sight\b|\bcould not hear\b|\bwhat became of\b/i, say: 'we do not know yet' },
  { never: /\bno money (moves|has moved)\b/i, say: 'no real money is used' },
  { never: /\bM-Pesa moves\b|\bin one payment\b/i, say: 'M-Pesa payments are limited to …' },
  { never: /\b(a|the|our|this|newest) letters?\b/i, say: 'email' },
  { never: /\bwrite to (us|\{\{)/i, say: 'email' },
  { never: /\bthe (money|card|phone) that paid\b/i, say: 'the card used to pay' },
  { never: /\bstands (below|in your booking|under “)/i, say: 'you can see … under' },
  { never: /\bless arrived\b|\bmore money came\b/i, say: 'we received less than the price' },
  { never: /\ba person (of ours|at Twende)\b|\bour people\b/i, say: 'our team' },
  { never: /\bset against what you earn\b|\bowed at the (beginning|end)\b/i, say: 'opening balance, closing balance' },
  { never: /\bwhen (it is free|is what)\b|\bhow far it is\b/i, say: 'availability, the year at a glance' },
  { never: /^spoken$/i, say: 'languages' },
  { never: /\bfrom nearer\b|\bin the late light\b/i, say: 'close-up, before sunset' },
  { never: /\bsomebody has to come\b|\bguests fit\b/i, say: 'at least one guest is needed, the maximum is' },
  { never: /\bpriced per\b|\bthe whole price\b|\bin two steps\b/i, say: 'prices are per …' },
  { never: /\btaking its time\b|\btravels encrypted\b|\bsees? everything once more\b/i, say: 'what is meant' },
  { never: /\btaken off the market\b|\bthis road ends\b|\bheld up by the rain\b/i, say: 'what is wrong' },
  { never: /\bwaits for its payment\b|\bon its way at this moment\b/i, say: 'is waiting for payment, right now' },
  { never: /\b(your|its|no|still|hold) places\b/i, say: 'your booking is held, your dates are (no longer) available' },
  { never: /^(kinds?|anything|where it is|if you cancel)$/i, say: 'categories, all, location, cancellation policy' },
  { never: /\b(search everything|everything in)\b/i, say: 'all services' },
  { never: /\b(updates|opens|starts) by itself\b/i, say: 'automatically' },
  { never: /\b(email|address) is (already |now )?confirmed\b/i, say: 'verified' },
  { never: /\bnot right$|\btoo many tries\b/i, say: 'wrong, too many attempts' },
  { never: /\bfirst light\b|\blate light\b|\bthe light goes\b/i, say: 'at dawn, in the late afternoon, at sunset' },
  { never: /\bdecides? (about )?the rest\b|\bwhen(ever)? they (wish|feel)\b/i, say: 'with luck, on clear days' },
  { never: /\b(the|a) (phone|road|river|kitchen) (gives up|talks|cooks)\b|\btraffic willing\b/i, say: 'what is meant' },
  { never: /\bunder canvas\b|\btrailing? a hand\b|\bpaid back with\b/i, say: 'in tents, what is meant' },
];

/** Names, which have their capital in the middle of a label too. */
const names = new Set(
  (
    'Afrika CSV CVC EUR Facebook GBP Google Kale Kas KES Kisii KRA Kus Lamu Lenana M-Pesa Maasai Mara Marekani Mash Mashariki Mji Nairobi Nakuru Nanyuki DSS KPSGA KWS NTSA PCI PDF PIN PSV QR Secure Stripe TRA Twende Uingereza USD VAT ' +
    'Ijumaa Jumamosi Jumapili Kenya Kiingereza Kiswahili Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba'
  ).split(' '),
);

interface Text {
  where: string;
  text: string;
}

const namespaces = Object.keys(catalogues.en) as Namespace[];
const textsIn = (lang: 'en' | 'sw'): Text[] =>
  namespaces.flatMap((namespace) =>
    Object.entries(catalogues[lang][namespace]).map(([key, text]) => ({ where: `${namespace}:${key}`, text })),
  );

/** What is written in one language anywhere in a value: fields named as it, and the words of what has it as `lang`. */
function writtenIn(lang: 'en' | 'sw', value: unknown, where: string): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'lang' in value && value.lang === lang ? ['text', 'reply', 'bio'] : [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === lang || own.includes(key)
      ? [each].flat().flatMap((text) => (typeof text === 'string' ? [{ where: `${where}.${key}`, text }] : []))
      : writtenIn(lang, each, `${where}.${key}`),
  );
}

const descriptions = ['site', 'demo'].flatMap((set) => {
  const index = JSON.parse(readFileSync(join(root, 'pictures', set, 'index.json'), 'utf8')) as Record<
    string,
    { alt: { en: string; sw: string } }
  >;
  return Object.entries(index).map(([name, { alt }]) => ({ name: `pictures/${set}/${name}`, alt }));
});

function broken(rules: readonly Rule[], texts: readonly Text[]): string[] {
  return texts.flatMap(({ where, text }) =>
    rules
      .filter(({ never, except }) => never.test(text) && !except?.includes(where))
      .map(({ say }) => `${where}: “${text}”; write ${say}`),
  );
}

describe('Kiswahili', () => {
  const texts = textsIn('sw');

  test('uses the terms of docs/kiswahili.md on screens, in letters and on papers', () => {
    expect(broken(kiswahili, texts)).toEqual([]);
  });

  test('speaks to one host at a time', () => {
    const forHosts = texts.filter(({ where }) =>
      /^(provider-|application:|onboarding:|position:|mail:|errors:|fields:)/.test(where),
    );
    expect(forHosts.length).toBeGreaterThan(800);
    const never = /\b(\w{1,3}enu|n?yinyi|ninyi|nanyi|[Mm](me|li|taka|naweza)[a-z]{3,}|hamwezi|hamna)\b/;
    expect(broken([{ never, say: 'wewe: yako, unaweza, umeripoti' }], forHosts)).toEqual([]);
  });

  test('uses them in the demo’s listings and reviews, and in what the pictures show', () => {
    const demo = writtenIn('sw', catalogue, 'demo');
    expect(demo.length).toBeGreaterThan(500);
    const alts = descriptions.map(({ name, alt }) => ({ where: name, text: alt.sw }));
    expect(broken(kiswahili, [...demo, ...alts])).toEqual([]);
  });

  test('writes after a clock time the part of the day that we write after it, too', () => {
    const times = [...texts, ...writtenIn('sw', catalogue, 'demo')].flatMap(({ where, text }) =>
      [...text.matchAll(/\b(\d\d:\d\d)\b(?: \p{L}+)?/gu)].map(([written, time = '']) => ({ where, written, time })),
    );
    expect(times.length).toBeGreaterThan(50);
    const wrong = times.filter(({ written, time }) => written !== formatTime(time, 'sw'));
    expect(wrong.map(({ where, written }) => `${where}: ${written}`)).toEqual([]);
  });

  test('has no capital on each word of a label', () => {
    const labels = texts.filter(
      ({ where, text }) => text.length < 45 && !/[.!?;:]/.test(text) && !where.includes('weekdays'),
    );
    expect(labels.length).toBeGreaterThan(300);
    const capitals = labels.flatMap(({ where, text }) =>
      text
        .replace(/<\/?\w+>|\{\{\w+\}\}/g, '')
        .split(/[\s/(),“”’·]+/)
        .slice(1)
        .filter((word) => /^\p{Lu}/u.test(word) && !names.has(word))
        .map((word) => `${where}: ${word} in “${text}”`),
    );
    expect(capitals).toEqual([]);
  });
});

test('English says things as travellers know them from other booking sites', () => {
  const alts = descriptions.map(({ name, alt }) => ({ where: name, text: alt.en }));
  const demo = writtenIn('en', catalogue, 'demo');
  expect(demo.length).toBeGreaterThan(500);
  expect(broken(english, [...textsIn('en'), ...demo, ...alts])).toEqual([]);
});

describe('Both languages', () => {
  const pairs = textsIn('en').map(({ where, text }) => {
    const [namespace, ...key] = where.split(':');
    return {
      where,
      en: text,
      sw: (catalogues.sw[namespace as Namespace] as Record<string, string>)[key.join(':')] ?? '',
    };
  });

  test('end a text with the same mark and have the same tags', () => {
    const shape = (text: string) => [/[.!?…:]$/.exec(text)?.[0] ?? '', ...(text.match(/<\/?\w+>/g) ?? [])];
    const different = pairs.filter(({ en, sw }) => shape(en).join() !== shape(sw).join());
    expect(different.map(({ where, en, sw }) => `${where}: “${en}”, “${sw}”`)).toEqual([]);
  });

  test('are written with one space, and with typographic quotes', () => {
    const untidy = /["'`]| {2}|\s[,.;:!?]|^\s|\s$/;
    const found = pairs.filter(({ en, sw }) => untidy.test(en) || untidy.test(sw));
    expect(found.map(({ where, en, sw }) => `${where}: “${en}”, “${sw}”`)).toEqual([]);
  });
});
