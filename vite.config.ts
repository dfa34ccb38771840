import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offlinePlugin } from './scripts/offline-plugin.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    // The one stylesheet stands in the HTML: a slow phone paints a round trip earlier, and pages after the first are not
    // loaded as documents.
    tanstackStart({ srcDirectory: 'src/web', server: { build: { inlineCss: true } } }),
    react(),
    offlinePlugin(),
  ],
  resolve: {
    // What these stand in for, React has had since its version 18.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'use-sync-external-store',
    },
  },
  environments: {
    client: {
      build: {
        // Which pieces each lazy piece needs would fill 2 KB of the first load of every page; a lazy piece asks for its
        // own instead, one round trip later.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          output: {
            // What every page needs arrives in two files instead of forty: fewer round trips on a slow phone, and text
            // packs better in larger pieces. The libraries stay in the cache when only our own code has changed.
            codeSplitting: {
              groups: [
                { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
                { name: 'product', tags: ['$initial'] },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React and the router go into the server's bundle in production mode: resolved at run time they would follow
      // NODE_ENV, and the demo, which runs without it, would render with React's slow development build.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
    },
  },
}));
