import { defineConfig } from 'vite'

/** One file of our own code for Node; its libraries stay in node_modules, its data (contract/openapi.gen.json, migrations) on disk. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
})
