import { defineConfig, devices } from '@playwright/test'
import './scripts/test-clock.cjs'
import { launchOptions } from './tests/support/browser.ts'
import type { BrowserAge } from './tests/support/fixtures.ts'

// Journeys of admins, approvers and readers of long lists run at desktop width, all other journeys at phone width.
const deskJourneys =
  /(admin.*|layout|counsel-staff|access.*|notification|new-version|failures|subscription-life|screen-reader|wrong-answers)\.spec\.ts$/
const desktopViewport = { width: 1440, height: 900 }
const isOnce = process.env.JOURNEYS === 'once'
/** In the gate, tests with the tag @long are excluded as well. */
const notOfGate = isOnce ? '|@long' : ''

export default defineConfig<BrowserAge>({
  testDir: 'tests',
  globalSetup: './tests/support/global-setup.ts',
  testMatch: '**/*.spec.ts',
  // The tour of all screens takes pictures for review, so it runs only with `npm run tool -- pictures`.
  testIgnore: process.env.PICTURES ? [] : ['**/pictures/**'],
  fullyParallel: true,
  // One worker for each of the gate's two cores: a third would only wait for a core, and start another server and
  // browser.
  workers: 2,
  // On a busy machine a screen may exceed its time limit, so CI retries a failed test once; a test that passes only
  // then is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Long enough for the longest journeys on a busy machine: the complete life of an account, or twenty pictures in
  // two themes.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    // A missing control fails after 30 seconds instead of after the whole time limit of a journey.
    actionTimeout: 30_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Animations render sixty frames a second, which costs a fifth of the time; only tooltip.spec.ts runs with them.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every test costs a sixth of the CPU, so only a first retry is traced; `--trace on` traces every test.
    trace: 'on-first-retry',
    launchOptions: launchOptions(),
  },
  // The project with the longest tests starts first: if it started last, it would finally run alone on one core.
  projects: [
    {
      name: 'desktop',
      grepInvert: new RegExp(`@model${notOfGate}`),
      metadata: { engine: 'postgres' },
      use: { viewport: desktopViewport },
      ...(isOnce ? { testMatch: deskJourneys } : {}),
    },
    {
      name: 'phone',
      // If the journeys run at both widths, those at phone width use the embedded database, so that both engines are
      // tested.
      ...(isOnce ? { metadata: { engine: 'postgres' } } : {}),
      // If every journey runs once, this project runs those that the desktop project does not; otherwise tests with
      // the tag @once run in the desktop project only.
      grepInvert: new RegExp(isOnce ? `@model${notOfGate}` : '@model|@once'),
      use: {
        // The user agent identifies the browser as a phone, for which the server renders only the narrow layout.
        userAgent: devices['Galaxy S24'].userAgent,
        viewport: { width: 360, height: 780 },
        hasTouch: true,
        isMobile: true,
      },
      ...(isOnce ? { testIgnore: [deskJourneys, '**/pictures/**'] } : {}),
    },
    // Walks need no trace, since a failed walk reports the step at which the screen differed.
    {
      name: 'walks',
      grep: /@model/,
      ...(isOnce ? { grepInvert: /@long/ } : {}),
      use: { viewport: desktopViewport, trace: 'off' },
    },
  ],
})
