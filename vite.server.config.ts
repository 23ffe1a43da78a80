import { defineConfig } from 'vite'

/**
 * Libraries that load files of their own at run time, such as threads, WebAssembly, native code or fonts, so they
 * cannot be bundled.
 */
const WITH_FILES = ['@electric-sql/pglite', '@node-rs/argon2', 'fontkit', 'pdfkit', 'pino', 'piscina']
/**
 * Libraries that few installations load, and the libraries that these share with the server, so they are not bundled.
 */
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
 * Builds the server and its command-line tools for Node. The code is bundled with its libraries, so that a start does
 * not have to find and read their many files. The data (contract/openapi.gen.json, migrations) stays on disk.
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
