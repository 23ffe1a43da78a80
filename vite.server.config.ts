import { defineConfig } from 'vite'

/** Our own code for Node, the server and the tools of its operators; their libraries stay in node_modules, its data (contract/openapi.gen.json, migrations) on disk. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        migrate: 'server/db/migrate.cli.ts',
        keys: 'server/keys/keys.cli.ts',
        'papers.worker': 'server/papers/papers.worker.ts',
        'render.worker': 'server/http/pages/render.worker.ts',
        'verify-audit': 'server/audit/verify-audit.cli.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
})
