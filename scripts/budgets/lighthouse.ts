import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';

const runs = 5;

/** Medians of five runs. Scores are 0 to 100, times milliseconds. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** How fast this machine is just now, by Lighthouse's own measure: of two machines, the one with twice the index blocks half as long. */
  machine: number;
  /** Audits that cost points in a category that has to be whole, by their titles. */
  complaints: string[];
}

interface Phone {
  /** Of a browser's remote debugging. */
  port: number;
  /** How many times slower than this machine its processor is; Lighthouse's own is 4. */
  slower: number;
}

/**
 * Lighthouse's own phone with simulated throttling (slow 4G: 150 ms, 1.6 Mbit/s; processor four times slower), each run
 * with empty storage and cache.
 */
export async function measure(url: string, phone: Phone): Promise<Figures> {
  const results: Figures[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await once(url, phone));
  const median = (name: Exclude<keyof Figures, 'complaints'>) =>
    results.map((result) => result[name]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    lcp: median('lcp'),
    cls: median('cls'),
    tbt: median('tbt'),
    machine: median('machine'),
    complaints: [...new Set(results.flatMap(({ complaints }) => complaints))],
  };
}

async function once(url: string, { port, slower }: Phone): Promise<Figures> {
  const answer = await lighthouse(url, {
    port,
    logLevel: 'error',
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slower },
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!answer) throw new Error(`Lighthouse gave no answer for ${url}`);
  const { categories, audits, environment, runtimeError } = answer.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.code} ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const wholes = ['accessibility', 'best-practices', 'seo'];
  const counted = wholes.flatMap((name) => categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const lost = counted.flatMap(({ id }) => audits[id] ?? []).filter((audit) => audit.score !== null && audit.score < 1);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    machine: environment.benchmarkIndex,
    complaints: lost.map(({ title }) => title),
  };
}
