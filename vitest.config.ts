import { defineConfig } from 'vitest/config'
import './scripts/test-clock.cjs'
import { LongestFirst } from './scripts/longest-first.ts'

// The pact library reads every root certificate of the machine for each call. This takes half of the time of a call,
// and no test here uses TLS.
process.env['SSL_CERT_FILE'] = process.env['SSL_CERT_DIR'] = '/dev/null'

const shared = { environment: 'node', testTimeout: 60_000 } as const
/**
 * The production build of React, as users get it: the development build renders the thousands of pages of these tests
 * half as fast.
 */
const asBuilt = { oxc: { jsx: { development: false } } } as const
const env = { NODE_ENV: 'production' }

// The ending of a test file names its runner: .test and .model.test run anywhere, .dom.test in a document, .pact.test
// needs the pact server, .db.test a database, .long.test a database and a quiet machine; Playwright runs .spec. If
// test files share their modules (`isolate: false`), no module may have state that a test can change.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // The steps of the gate read the same files, so each file is transformed once and cached.
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
          // The pact library stores its interactions per process, so test files that run in parallel need separate
          // processes.
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
          // These tests measure time, so no other test file may run in parallel.
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
