import { type ApiCall, ok, refusalsKept } from './api-call.ts';
import type { KeptDispute } from './dispute-objects.ts';
import { expandedPaths } from './expand.ts';
import { childrenOf, type Fields } from './form.ts';
import type { Memory } from './memory.ts';
import { choiceField } from './parameters.ts';
import { invalidRequest, missingObject } from './problems.ts';

const LONGEST_TEXT = 20_000;

export const DISPUTE_CALLS: ApiCall[] = [
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    accepts: ['expand[]'],
    prepare({ memory }, { id, fields }) {
      expandedPaths(fields, []);
      const dispute = getDispute(memory, id);
      return () => ok(dispute);
    },
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id',
    accepts: ['evidence[*]', 'submit', 'expand[]'],
    prepare({ memory, disputes, events }, { id, fields, cause }) {
      expandedPaths(fields, []);
      const evidence = readEvidence(fields);
      const submit = choiceField(fields, 'submit', ['true', 'false'] as const) !== 'false';
      const dispute = getDispute(memory, id);
      const add = () => disputes.addEvidence(dispute, { evidence, submit });
      return () => refusalsKept(() => ok(events.causedBy(cause, add)));
    },
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id/close',
    accepts: ['expand[]'],
    prepare({ memory, disputes, events }, { id, fields, cause }) {
      expandedPaths(fields, []);
      const dispute = getDispute(memory, id);
      const accept = () => disputes.accept(dispute);
      return () => refusalsKept(() => ok(events.causedBy(cause, accept)));
    },
  },
];

function getDispute(memory: Memory, id: string): KeptDispute {
  const dispute = memory.disputes.get(id);
  if (!dispute) throw missingObject({ kind: 'dispute', id, param: 'dispute' });
  return dispute;
}

/** The text fields of evidence. Stripe also takes files, which this simulator does not. */
function readEvidence(fields: Fields): Partial<KeptDispute['evidence']> {
  const evidence = childrenOf(fields, 'evidence');
  const unknown = Object.keys(evidence).find((name) => name !== 'uncategorized_text');
  if (unknown !== undefined) {
    const param = `evidence[${unknown}]`;
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const text = evidence.uncategorized_text ?? '';
  if (text.length <= LONGEST_TEXT) return text ? { uncategorized_text: text } : {};
  throw invalidRequest(`Evidence can have up to ${LONGEST_TEXT} characters.`, { param: 'evidence' });
}
