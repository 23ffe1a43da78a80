import { defineConfig } from 'vite'

/** Libraries that look for files of their own: threads, WebAssembly, native code, fonts. */
const WITH_FILES = ['@electric-sql/pglite', '@node-rs/argon2', 'fontkit', 'pdfkit', 'pino', 'piscina']
/** Libraries that few installations load, and what they share with the server. */
const ON_DEMAND = [
  '@aws-sdk/client-s3',
  '@opentelemetry/api',
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/exporter-metrics-otlp-http',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace-base',
]

/**
 * The server and the tools of its operators, for Node: our code with its libraries, so that a start does not have to find
 * and read their many files. Its data (contract/openapi.gen.json, migrations) stay on disk.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: [...WITH_FILES, ...ON_DEMAND] },
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
        staff: 'server/staff/staff.cli.ts',
        catalogue: 'server/catalogue/catalogue.cli.ts',
        'papers.worker': 'server/papers/papers.worker.ts',
        'render.worker': 'server/http/pages/render.worker.ts',
        'verify-audit': 'server/audit/verify-audit.cli.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
})
