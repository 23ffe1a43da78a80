import { runSteps, type Step } from './run-steps.ts'
import type { Requirement } from './set-up.ts'

const screens: Requirement[] = ['browser', 'Korean fonts']
/** The requirements of a step that starts its own servers. */
const allRequirements: Requirement[] = ['PostgreSQL', ...screens]

const tests: (Step & { command: string })[] = [
  { name: 'unit and model tests', command: 'vitest run --project unit --project dom' },
  // Each suite runs on PostgreSQL, and tests of engine-dependent behaviour on both engines; `--long` runs all suites
  // on the embedded database.
  { name: 'server and provider', command: 'vitest run --project db', database: true },
  // Each journey runs once, at the window width of its typical users; `--long` runs each journey at the other width
  // as well.
  { name: 'journeys and walks', command: 'JOURNEYS=once playwright test', database: true, needs: screens },
]

/** The gate: lanes run in parallel, the steps of a lane one after the other. */
const gate: Step[][][] = [
  [
    [
      // The type-aware lint rules use the compiler that checks the types, so one command does both.
      { name: 'lint and types', command: 'oxlint --type-aware --type-check --deny-warnings' },
      {
        name: 'dependency rules',
        command: 'depcruise contract contract-kit domain src server worlds scripts tests tools',
      },
    ],
    [
      { name: 'commit subjects', command: 'tsx scripts/commit-subjects.ts' },
      {
        name: 'contract',
        command:
          'redocly lint openapi.yaml && tsx scripts/generate.ts --check && tsx scripts/contract-diff.ts',
      },
      { name: 'format', command: 'biome ci --colors=off' },
      {
        name: 'pacts of the consumer',
        command: 'vitest run --project pact && git diff --exit-code --stat pacts',
      },
      {
        name: 'build',
        command: 'tsx scripts/build.ts && git diff --exit-code --stat src/app/routeTree.gen.ts',
      },
      { name: 'size', command: 'size-limit' },
      { name: 'unused code', command: 'knip' },
      {
        // The date in New York is still the previous day, so a rule that uses the machine's time zone fails.
        name: 'rules at the turn of the year in Korea',
        command:
          'TZ=America/New_York TEST_NOW=2027-01-01T00:30:00+09:00 vitest run --project unit domain/ .rules.test',
      },
    ],
  ],
  [tests],
]

/**
 * Times at which rules may behave differently, such as holidays and the last days of months, since no test may depend
 * on the time of its run.
 */
const moments = {
  'a Sunday': '2026-12-06T14:00:00+09:00',
  설날: '2027-02-07T10:00:00+09:00',
  '29 February': '2028-02-29T09:00:00+09:00',
  'the last minutes of a year': '2026-12-31T23:50:00+09:00',
  'the first hour of a year': '2027-01-01T00:30:00+09:00',
}
const atOtherMoments: Step[] = Object.entries(moments).flatMap(([when, moment]) =>
  tests.map((step) => ({
    ...step,
    name: `on ${when}: ${step.name}`,
    command: `TEST_NOW=${moment} ${step.command}`,
  })),
)

/** Long checks that rarely find more than the gate: run before a larger change is merged. */
const longChecks: Step[][][] = [
  [
    [
      { name: 'build', command: 'tsx scripts/build.ts' },
      { name: 'server on the embedded database', command: 'vitest run --project db' },
      { name: 'times', command: 'vitest run --project long', database: true, needs: ['Apache'] },
      {
        name: 'many rounds of races and generated requests',
        command: 'ROUNDS=500 PROPERTY_RUNS=100 vitest run --project db races properties',
        database: true,
      },
      {
        name: 'promised lengths of time',
        command: `QUIET=1 vitest run --project unit server/app.test.ts server/security/passwords && QUIET=1 vitest run --project db server/db/client server/db/embedded && QUIET=1 JOURNEYS=once playwright test --workers 1 tests/e2e/tabs tests/e2e/withdrawal tests/e2e/subscription-request`,
        database: true,
      },
      {
        name: 'walks by arrows',
        command: 'WALKS=arrows playwright test --project=walks',
        needs: screens,
      },
      {
        name: 'all journeys at both widths',
        command: 'playwright test --project=phone --project=desktop',
        database: true,
        needs: screens,
      },
      ...atOtherMoments,
      { name: 'faults', command: 'tsx tools/faults.ts', needs: allRequirements },
      {
        name: 'every fault that the kit sees',
        command: 'FAULTS=all vitest run --project db server/pact/faults',
        database: true,
      },
      {
        name: 'a young server',
        command: 'tsx tools/young-server.ts',
        needs: ['Python', ...screens],
      },
      { name: 'verifiers of others', command: 'tsx tools/verifiers.ts' },
      {
        name: 'generated clients',
        command: 'tsx tools/generators.ts',
        needs: ['Go', 'Java', 'Python of Debian'],
      },
      { name: 'documents', command: 'tsx tools/docs.ts' },
      { name: 'deliveries to apps', command: 'tsx tools/deliveries.ts', needs: ['PostgreSQL'] },
      { name: 'crashes', command: 'tsx tools/crashes.ts', needs: ['PostgreSQL'] },
      {
        name: 'what operators take',
        command: 'tsx tools/ops.ts',
        needs: ['Prometheus', 'nginx', 'HAProxy'],
      },
      {
        name: 'outages in Prometheus',
        command: 'tsx tools/outages.ts',
        needs: ['PostgreSQL', 'Prometheus'],
      },
      {
        name: 'two nodes behind PgBouncer',
        command: 'tsx tools/pool.ts',
        needs: ['PostgreSQL', 'PgBouncer'],
      },
      { name: 'backup', command: 'tsx tools/backup.ts', needs: ['PostgreSQL'] },
      { name: 'container', command: 'tsx tools/container.ts', needs: ['PostgreSQL'] },
      { name: 'two releases', command: 'tsx tools/releases.ts', needs: allRequirements },
      { name: 'a day', command: 'tsx tools/day.ts', needs: ['PostgreSQL'] },
      { name: 'what caches keep', command: 'tsx tools/privacy.ts', needs: allRequirements },
      { name: 'session checks under load', command: 'tsx tools/load.ts', needs: ['PostgreSQL'] },
      { name: 'Firefox and WebKit', command: 'tsx tools/browsers.ts' },
      { name: 'scale', command: 'tsx tools/scale.ts', needs: ['PostgreSQL'] },
      { name: 'speed', command: 'tsx tools/speed.ts', needs: screens },
    ],
  ],
]

const args = process.argv.slice(2)
const stepWords = args.filter((word) => word !== '--long')
// The long tests measure durations and create many rows, so their PostgreSQL has its usual settings.
const isLong = args.includes('--long')
await runSteps(isLong ? longChecks : gate, stepWords, { isShortLived: !isLong })
