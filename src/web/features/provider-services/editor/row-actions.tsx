import { Button } from '#web/ui/button.tsx';

type Words = Record<'earlier' | 'later' | 'remove', string>;

interface RowActionsProps {
  /** Its place in the list, from 1. */
  place: { number: number; of: number };
  words: Words;
  /** The same with the name of the row, where nothing around it says that. */
  labels?: Words;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/**
 * Moving and removing a row of a list. A button at the end of the list is marked and does nothing; one that is disabled or gone
 * would lose the focus.
 */
export function RowActions({ place: { number, of }, words, labels, onMove, onRemove }: RowActionsProps) {
  const mover = (by: -1 | 1) => {
    const possible = number + by >= 1 && number + by <= of;
    return { 'aria-disabled': !possible || undefined, onClick: () => possible && onMove(by) };
  };
  return (
    <p className="col-span-full flex flex-wrap gap-x-5">
      <Button kind="plain" aria-label={labels?.earlier} {...mover(-1)}>
        {words.earlier}
      </Button>
      <Button kind="plain" aria-label={labels?.later} {...mover(1)}>
        {words.later}
      </Button>
      <Button kind="plain" aria-label={labels?.remove} onClick={onRemove}>
        {words.remove}
      </Button>
    </p>
  );
}
