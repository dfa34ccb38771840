import { hydrateRoot } from 'react-dom/client';
import { noteLostChunks } from '#web/lib/lost-chunks.ts';
import { Parts } from './deferred-parts.fixture.tsx';

noteLostChunks();
const root = document.getElementById('root');
if (root) hydrateRoot(root, <Parts />, { onCaughtError: () => undefined });
