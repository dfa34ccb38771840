import type { Pool } from 'pg';
import { Client } from 'pg';

/** A node of a plan as PostgreSQL describes it in JSON. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** One statement that the product sent, as it was run. */
export interface SeenPlan {
  statement: string;
  /** Tables that were read in turn, with how many of their rows; a limit may end that early. */
  readInTurn: { table: string; rows: number }[];
  /** Rows that were read from tables and indexes, also those that a condition then left out. */
  rowsRead: number;
}

/** Makes every new connection to a database tell the plans of its statements: by PostgreSQL's auto_explain, as notices. */
export async function tellPlans(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  const name = client.escapeIdentifier(new URL(url).pathname.slice(1));
  const settings = [
    "session_preload_libraries = 'auto_explain'",
    ...['log_min_duration = 0', 'log_analyze = on', 'log_timing = off', 'log_format = json', 'log_level = notice'].map(
      (setting) => `auto_explain.${setting}`,
    ),
  ];
  for (const setting of settings) await client.query(`alter database ${name} set ${setting}`);
  await client.end();
}

/** The plans of what connections of a pool run from now on; connections that are open already tell none. */
export function watchPlans(pool: Pool): { take(): SeenPlan[] } {
  const seen: SeenPlan[] = [];
  pool.on('connect', (client) =>
    client.on('notice', ({ message }) => {
      const begin = message?.indexOf('{') ?? -1;
      if (!message?.includes('plan:') || begin === -1) return;
      const { 'Query Text': statement, Plan: plan } = JSON.parse(message.slice(begin));
      seen.push({ statement, ...readsOf(plan) });
    }),
  );
  return { take: () => seen.splice(0) };
}

function readsOf(node: PlanNode): Omit<SeenPlan, 'statement'> {
  const below = (node.Plans ?? []).map(readsOf);
  const { 'Node Type': kind, 'Relation Name': table = '' } = node;
  const loops = node['Actual Loops'] ?? 0;
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const reads = /Scan$/.test(kind) && (table !== '' || node['Index Name'] !== undefined);
  const rows = reads ? Math.round(((node['Actual Rows'] ?? 0) + removed) * loops) : 0;
  return {
    readInTurn: [...(kind === 'Seq Scan' ? [{ table, rows }] : []), ...below.flatMap(({ readInTurn }) => readInTurn)],
    rowsRead: below.reduce((sum, { rowsRead }) => sum + rowsRead, rows),
  };
}
