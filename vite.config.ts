import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offlinePlugin } from './scripts/offline-plugin.ts';
import { publicRoutesPlugin } from './scripts/public-routes-plugin.ts';

/**
 * Vite calls a helper of its own around each `import()`, to fetch the styles and scripts that a lazy chunk needs. Ours need
 * none beforehand, so its 0.7 KB gzip in every first load come down to what is left: to say that a chunk did not arrive.
 */
const plainImports: Plugin = {
  name: 'twende-plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export const __vitePreload = (load) => load().catch((error) => {
      window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
      throw error;
    })`,
  },
};

const plainJsxId = '\0plain-jsx';

/**
 * React's functions that make elements come as a CommonJS module, whose every call would go through an object:
 * `(0, runtime.jsx)(…)`. In the browser's files they are functions of their own, which makes each page's scripts smaller.
 */
const plainJsx: Plugin = {
  name: 'twende-plain-jsx',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_source, importer) => (importer === plainJsxId ? null : plainJsxId),
  },
  load: {
    filter: { id: /^\0plain-jsx$/ },
    handler: () => `import runtime from 'react/jsx-runtime';
      export const jsx = runtime.jsx;
      export const jsxs = runtime.jsxs;
      export const Fragment = runtime.Fragment;`,
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    // The one stylesheet stands in the HTML: a slow phone paints a round trip earlier, and pages after the first are not
    // loaded as documents.
    tanstackStart({
      srcDirectory: 'src/web',
      server: { build: { inlineCss: true } },
      // A page's loader comes with its components, in one chunk, and is no part of every page's first load.
      router: {
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        },
      },
    }),
    react(),
    plainImports,
    plainJsx,
    publicRoutesPlugin(),
    offlinePlugin(),
  ],
  resolve: {
    // What these stand in for, React has had since its version 18.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'use-sync-external-store',
    },
  },
  // One stylesheet, which stands in the HTML. Split by chunk, lazy chunks that need none would ask for it once more.
  build: {
    cssCodeSplit: false,
    // The policy of our pages allows no fonts from data: addresses, and browsers would load them on every page.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  environments: {
    client: {
      build: {
        // Which chunks each lazy chunk needs would fill 2 KB of the first load of every page; a lazy chunk asks for its
        // own instead, one round trip later.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          output: {
            // Names of chunks stand in the first load of every page, so those that many load are short. Seven letters of a
            // hash are the fewest that the bundler takes.
            chunkFileNames: ({ name }) => `assets/${name.replace('rolldown-', '')}-[hash:7].js`,
            // What every page needs arrives in two files instead of forty: fewer round trips on a slow phone, and text
            // packs better in larger chunks. The libraries stay in the cache when only our own code has changed.
            codeSplitting: {
              groups: [
                { name: 'libs', tags: ['$initial'], test: /node_modules|^\0plain-jsx$/ },
                { name: 'product', tags: ['$initial'] },
                // What several public pages share arrives in five chunks instead of twenty, and packs better.
                {
                  name: 'drawings',
                  test: /\/src\/web\/ui\/(?:badge|icon|kicker|picture|text-link)\.tsx$/,
                },
                {
                  name: 'fields',
                  test: /\/src\/web\/(?:ui\/(?:choices|field|icon-button|inputs)|lib\/(?:problem-text|within))\.tsx?$/,
                },
                {
                  name: 'accounts',
                  test: /\/src\/web\/(?:lib\/new-account|ui\/rich-text|features\/accounts\/(?:account-page|queries|form-parts\/(?:bind-field|needs-javascript|strength-meter)))\.tsx?$/,
                },
                {
                  name: 'entrance',
                  test: /\/src\/web\/features\/(?:booking\/trip-part|accounts\/(?:after-sign-in|late-elsewhere))\.tsx?$/,
                },
                {
                  name: 'figures',
                  test: /\/src\/(?:shared\/(?:dates|money)|web\/(?:lib\/clock|ui\/(?:price|use-money)))\.tsx?$/,
                },
                {
                  name: 'cards',
                  test: /\/src\/(?:shared\/(?:categories|quote|contracts\/(?:bookings|catalogue))|web\/(?:features\/catalogue\/(?:queries|search-params|service-card|use-today)|ui\/(?:picture-card|rating)))\.tsx?$|\/useSuspenseQuery\./,
                },
                {
                  name: 'typed-date',
                  test: /\/src\/(?:shared\/typed-date|web\/features\/catalogue\/typed-dates)\.ts$/,
                },
                { name: 'date-field', test: /\/src\/web\/ui\/(?:date-field|unbroken-mpesa)\.tsx$/ },
                // A group takes along what its files import, so these, which other pages use too, stand before it.
                {
                  name: 'breadcrumbs',
                  test: /\/src\/web\/ui\/breadcrumbs\.tsx$|\/uuid\/dist\/(?:validate|regex)\.js$/,
                },
                { name: 'fact-list', test: /\/src\/web\/ui\/fact-list\.tsx$/ },
                // With what the pages of a listing and of booking it know of a stay; else the latter would load the former.
                {
                  name: 'sheets',
                  test: /\/src\/(?:shared\/booking-rules|web\/(?:ui\/(?:card|date-span|table)|features\/stay-choice\/(?:stay|use-quoted-stay)))\.tsx?$/,
                },
                // Its own page and the previews of providers and admins share most of it.
                {
                  name: 'listing',
                  test: /\/src\/web\/features\/listing\/(?:listing-page|ruled|place|gallery\/(?:gallery|nearest-picture|use-opened-picture)|sections\/(?:degrees|facts|heading|seasons|similar|story)|booking\/(?:bottom-bar|first-choice|use-stay-choice))\.tsx?$/,
                },
                // What every page loads after hydration, and what its footer needs: an answer for each file would have more
                // bytes of headers than of code.
                {
                  name: 'after-hydration',
                  test: /\/src\/(?:shared\/contracts\/account-changes|web\/(?:start-late|shell\/(?:connection-bar|switches)|lib\/(?:draw-offscreen|own-language|text-files|ended-sessions|offline\/(?!open-kept-page|worker|keep-own-answers|keep-vouchers)[a-z-]+)))\.tsx?$/,
                },
                { name: 'hearts', test: /\/src\/web\/features\/favorites\/(?:hearts|hearts\/(?:heart|kept-key))\.ts$/ },
                {
                  name: 'footer',
                  test: /\/src\/web\/(?:shell\/(?:footer|currency-switch|theme-switch)|ui\/(?:beadwork|theme-paths))\.tsx?$/,
                },
                // The routes of all signed-in pages, without the pages: small, and wanted together.
                { name: 'signed-in', test: /\/routes\/\(signed-in\)\/[^?]*$|\/routeTree\.gen/ },
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
