import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './vite/compress-assets.ts'
import { holdSize } from './vite/hold-size.ts'
import { preloadFont } from './vite/preload-font.ts'

/** What a shop on a slow network waits for before it sees who writes. */
const INBOX = {
  page: ['src/pages/inbox/inbox-page.tsx', 'src/pages/inbox/thread/conversation-page.tsx'],
  most: 165_000,
}

/** The console is files alone: the product serves them under `/console`, and its policy forbids everything inline. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), tailwind(), preloadFont(), compressAssets(), holdSize(INBOX)],
  build: {
    outDir: '../dist/console',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing becomes a data: address, which the policy of the page would refuse for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // What every page needs is one file, which packs smaller than many; forms are fetched where there are any.
      output: {
        codeSplitting: { groups: [{ name: 'base', test: /node_modules[\\/](?!zod|react-hook-form|@hookform)/ }] },
      },
    },
  },
  // `npx vite console` shows the pages while they are written, over a product that runs already.
  server: { proxy: { '/v1': 'http://127.0.0.1:3000', '/files': 'http://127.0.0.1:3000' } },
})
