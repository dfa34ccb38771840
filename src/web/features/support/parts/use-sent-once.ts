import { useRef } from 'react';
import { v4 as newId } from 'uuid';
import { isDecided, Problem } from '#web/lib/problem.ts';
import type { Attachments } from './use-attachments.ts';

/** The id of the message that is being written: what is sent again after a lost answer is the same message. */
export function useSentOnce(attachments: Attachments) {
  const clientId = useRef(newId());
  /** Of files that have perhaps arrived with it. */
  const keys = useRef<readonly string[]>([]);
  const renew = () => {
    clientId.current = newId();
    keys.current = [];
  };
  return {
    current: () => clientId.current,
    renew,
    /**
     * Whether a message had arrived before it was changed. What stands in the form is another message from then on, without the files
     * of that one.
     */
    hadArrived(problem: unknown): boolean {
      if (problem instanceof Problem && problem.code === 'message_sent') {
        attachments.remove(...keys.current);
        renew();
        return true;
      }
      if (!isDecided(problem)) keys.current = [...keys.current, ...attachments.keys];
      return false;
    },
  };
}
