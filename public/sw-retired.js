// What /sw.js answers with OFFLINE=off: takes the place of the worker a browser has, forgets what it kept, and goes.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('twende-')).map((name) => caches.delete(name)));
  await registration.unregister();
}
