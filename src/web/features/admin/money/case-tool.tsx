import type { CaseTopic } from '#shared/cases.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';

const tools = {
  statement: { to: '/admin/payments/statement', label: 'view.statement' },
  jobs: { to: '/admin/payments/jobs', label: 'view.jobs' },
  ledger: { to: '/admin/payments/ledger', label: 'view.ledger' },
} as const;

/** The page on which a case is decided, where that is another one than its own. */
const toolOf: { [Topic in CaseTopic]?: keyof typeof tools } = {
  'callback_contradicted.unverified': 'statement',
  'callback_contradicted.payment': 'statement',
  callback_unproven: 'statement',
  push_unanswered: 'statement',
  'outcome_unknown.unverified': 'statement',
  'outcome_unknown.payment': 'statement',
  unknown_query_code: 'statement',
  'provider_refuses.float': 'ledger',
  ledger_unbalanced: 'ledger',
  ledger_difference: 'ledger',
  deposit_stuck: 'jobs',
};

/** The way to the page on which something is done about a case. */
export function CaseTool({ topic }: { topic: CaseTopic }) {
  const { t } = useTranslation('admin-payments');
  const name = toolOf[topic];
  if (name === undefined) return null;
  const { to, label } = tools[name];
  return (
    <TextLink to={to} className="inline-flex min-h-11 items-center justify-self-start">
      {t(label)}
    </TextLink>
  );
}
