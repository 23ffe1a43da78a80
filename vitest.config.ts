import { defineConfig } from 'vitest/config'
import './scripts/test-clock.cjs'
import { LongestFirst } from './scripts/longest-first.ts'

// The pacts' library reads every root certificate of the machine for each call it makes, half of its time. None here uses TLS.
process.env['SSL_CERT_FILE'] = process.env['SSL_CERT_DIR'] = '/dev/null'

const shared = { environment: 'node', testTimeout: 60_000 } as const
/** React as people get it: for the thousands of pages that these tests render, its other build takes twice as long. */
const asBuilt = { oxc: { jsx: { development: false } } } as const
const env = { NODE_ENV: 'production' }

// The ending of a test file names its runner: .test and .model.test run anywhere, .dom.test in a document, .pact.test needs the pact server,
// .db.test a database, .long.test a database and a quiet machine; Playwright runs .spec. Where files share their
// modules (`isolate: false`), no module keeps what a test could change.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // The steps of the gate read the same files; each is transformed once.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.tmp/vitest' },
    projects: [
      {
        ...asBuilt,
        test: {
          ...shared,
          env,
          name: 'unit',
          include: [
            '{contract,contract-kit,domain,src,server,worlds,tests,scripts,tools}/**/*.test.{ts,tsx}',
          ],
          exclude: [
            '**/*.pact.test.ts',
            '**/*.db.test.ts',
            '**/*.dom.test.ts',
            '**/*.long.test.ts',
            'node_modules/**',
          ],
          pool: 'threads',
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        ...asBuilt,
        test: {
          ...shared,
          env,
          name: 'dom',
          setupFiles: ['tests/support/late-timers.ts'],
          include: ['tests/**/*.dom.test.ts'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { width: 1440, height: 900 } },
          pool: 'threads',
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'pact',
          include: ['src/api/pact/**/*.pact.test.ts'],
          // The library keeps its interactions in the process, and each test file has a file of its own.
          pool: 'forks',
          maxWorkers: 2,
          isolate: false,
          globalSetup: ['src/api/pact/join-pacts.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'long',
          include: ['{server,tests}/**/*.long.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // It measures time: nothing of ours may run alongside it.
          pool: 'threads',
          fileParallelism: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'db',
          include: ['{server,tests}/**/*.db.test.ts', 'server/pact/**/*.pact.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          pool: 'threads',
          maxWorkers: 3,
          isolate: false,
        },
      },
    ],
  },
})
