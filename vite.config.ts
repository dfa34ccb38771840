import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes a `.br` and a `.gz` beside every text file of the browser build, so that the server never compresses them. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const texts = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(js|css|svg|json|txt|webmanifest)$/.test(file),
      );
      for (const file of texts) {
        const path = join(dir, file);
        const content = readFileSync(path);
        if (content.length < 512) continue;
        const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${path}.br`, brotliCompressSync(content, brotli));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), tanstackStart({ srcDirectory: 'src/web' }), react(), precompress()],
  build: { sourcemap: false },
  environments: {
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
