import { lazy, type ReactNode, useRef, useState } from 'react';
import { Problem } from '#web/lib/problem.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const SignInDialog = lazy(() => import('./form-parts/sign-in-dialog.tsx'));

/** What the person did in the dialog. */
type Answer = 'signed_in' | 'left';

interface SignInAgain {
  /** Stands anywhere in the page; shown while the password is asked for. */
  dialog: ReactNode;
  /**
   * Makes a call that needs a recent sign-in. Where the last one is too old the password is asked for, and the call is made
   * once more.
   * @returns undefined if the person has closed the dialog  @throws whatever the call throws otherwise
   */
  run: <T>(call: () => Promise<T>) => Promise<T | undefined>;
}

/** Asks for the password again where a call needs it, without losing what was typed. The page loads the texts `sign-in-again`. */
export function useSignInAgain(): SignInAgain {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const answered = useRef<(answer: Answer) => void>(undefined);
  const ask = () =>
    new Promise<Answer>((resolve) => {
      answered.current = resolve;
      setWanted(true);
      setOpen(true);
    });
  const end = (answer: Answer) => {
    setOpen(false);
    answered.current?.(answer);
  };
  const run = async <T,>(call: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await call();
    } catch (problem) {
      if (!(problem instanceof Problem && problem.code === 'sign_in_again')) throw problem;
      return (await ask()) === 'signed_in' ? call() : undefined;
    }
  };
  const dialog = wanted && (
    <LazyPart lost={null}>
      <SignInDialog open={open} onEnd={end} />
    </LazyPart>
  );
  return { dialog, run };
}
