import { useTranslation } from '#web/lib/use-translation.ts';
import { itemOf, lineOfItem } from './list-lines.ts';

/** What is said of an item of a list that is typed as a text: the error with the number of its line. */
export function useLineWords() {
  const { t } = useTranslation('provider-service');
  return (field: string, text: string, typed: (name: string) => unknown): string => {
    const found = itemOf(field);
    return found ? t('line', { line: lineOfItem(String(typed(found.list)), found.item), text }) : text;
  };
}
