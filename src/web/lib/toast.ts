export interface Toast {
  kind: 'success' | 'error' | 'info';
  text: string;
}

type Listener = (toast: Toast) => void;

let listener: Listener | undefined;
let onWaiting: () => void = () => undefined;
let waiting: Toast[] = [];

function add(kind: Toast['kind'], text: string): void {
  const toast = { kind, text };
  if (listener) {
    listener(toast);
    return;
  }
  waiting.push(toast);
  onWaiting();
}

/** Shows a short message at the top right for 4 seconds. */
export const toast = {
  success: (text: string) => add('success', text),
  error: (text: string) => add('error', text),
  info: (text: string) => add('info', text),
};

/** Calls back as soon as a toast is waiting for the Toaster to be loaded. @returns a function that unsubscribes */
export function whenToastsWait(call: () => void): () => void {
  onWaiting = call;
  if (waiting.length > 0) call();
  return () => {
    onWaiting = () => undefined;
  };
}

/** For the Toaster: receives the waiting toasts and all later ones. @returns a function that unsubscribes */
export function receiveToasts(receive: Listener): () => void {
  listener = receive;
  for (const toast of waiting) receive(toast);
  waiting = [];
  return () => {
    listener = undefined;
  };
}
