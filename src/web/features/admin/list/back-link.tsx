import { TextLink } from '#web/ui/text-link.tsx';
import { type ListWay, useLastList } from './last-lists.ts';

/** The way back to the list that one came from, with its search, filters and page. */
export function BackLink({ lists }: { lists: readonly [ListWay, ...ListWay[]] }) {
  const { to, label, search } = useLastList(lists);
  return (
    <TextLink to={to} search={search as never} className="inline-flex min-h-11 items-center justify-self-start text-s">
      {label}
    </TextLink>
  );
}
