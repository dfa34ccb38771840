import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';

const testCards = [
  ['4242 4242 4242 4242', 'testCard.works'],
  ['4000 0000 0000 0002', 'testCard.declined'],
  ['4000 0000 0000 9995', 'testCard.noMoney'],
  ['4000 0025 0000 3155', 'testCard.bankAsks'],
  ['4000 0084 0000 1629', 'testCard.bankAsksDeclined'],
] as const;

/** The cards that the sandbox takes, and what each does. */
export function TestCards() {
  const { t } = useTranslation('payments');
  return (
    <Notice tone="info" still>
      <details>
        <summary className="-my-2 py-2.5 font-semibold">{t('testCard.title')}</summary>
        <p className="mt-2 text-s">{t('testCard.text')}</p>
        <ul className="mt-2 grid gap-1 text-s">
          {testCards.map(([number, key]) => (
            <li key={number} className="flex flex-wrap gap-x-3">
              <code className="tabular-nums">{number}</code> <span>{t(key)}</span>
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}
