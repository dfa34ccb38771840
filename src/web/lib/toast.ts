export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
}

type Listener = (toast: Toast) => void;

let listener: Listener | undefined;
let onWaiting: () => void = () => undefined;
let waiting: Toast[] = [];
let lastId = 0;

function add(kind: Toast['kind'], text: string): void {
  lastId += 1;
  const toast = { id: lastId, kind, text };
  if (listener) {
    listener(toast);
    return;
  }
  waiting.push(toast);
  onWaiting();
}

/** A short message at the top right for 4 seconds. Texts are shown as given: translate them first. */
export const toast = {
  success: (text: string) => add('success', text),
  error: (text: string) => add('error', text),
  info: (text: string) => add('info', text),
};

/** Calls as soon as a toast waits for the Toaster to come. @returns the way to stop */
export function whenToastsWait(call: () => void): () => void {
  onWaiting = call;
  if (waiting.length > 0) call();
  return () => {
    onWaiting = () => undefined;
  };
}

/** For the Toaster: hands over what waits and everything that follows. @returns the way to stop */
export function receiveToasts(receive: Listener): () => void {
  listener = receive;
  for (const toast of waiting) receive(toast);
  waiting = [];
  return () => {
    listener = undefined;
  };
}
