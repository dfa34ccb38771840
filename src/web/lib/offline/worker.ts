import type { Message } from './kept.ts';

/**
 * Registers the worker and waits until it serves this page.
 * @returns undefined where there is none: on plain http, or where workers are forbidden in the browser
 */
export async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return undefined;
  try {
    await workers.register('/sw.js');
  } catch (problem) {
    // Offline at the first visit, or forbidden; the pages need no worker.
    if (problem instanceof TypeError || problem instanceof DOMException) return undefined;
    throw problem;
  }
  const registration = await workers.ready;
  if (!workers.controller) {
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  }
  return registration;
}

export function sendToWorker(registration: ServiceWorkerRegistration, message: Message): void {
  registration.active?.postMessage(message);
}

/**
 * Activates a newer worker, if one is waiting. To be called between two pages, when no form or payment is
 * unfinished. What the older worker has kept stays, since both use the same caches.
 */
export function activateWaitingWorker({ waiting }: ServiceWorkerRegistration): void {
  const message: Message = { say: 'use-new-version' };
  waiting?.postMessage(message);
}
