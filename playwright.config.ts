import { defineConfig, devices } from '@playwright/test'
import './scripts/test-clock.cjs'
import { launchOptions } from './tests/support/browser.ts'
import type { BrowserAge } from './tests/support/fixtures.ts'

// Journeys of admins, approvers and readers of long lists run at desktop width, all others at phone width.
const deskJourneys =
  /(admin.*|layout|counsel-staff|access.*|notification|new-version|failures|subscription-life|screen-reader|wrong-answers)\.spec\.ts$/
const desk = { width: 1440, height: 900 }
const isOnce = process.env.JOURNEYS === 'once'
/** The tests that the gate leaves to the long tests. */
const notOfGate = isOnce ? '|@long' : ''

export default defineConfig<BrowserAge>({
  testDir: 'tests',
  globalSetup: './tests/support/global-setup.ts',
  testMatch: '**/*.spec.ts',
  // The tour of all screens is for people to look at: npm run tool -- pictures.
  testIgnore: process.env.PICTURES ? [] : ['**/pictures/**'],
  fullyParallel: true,
  // The gate's two cores. A third worker would wait for them, and start a server, a browser and the tests' code once more.
  workers: 2,
  // A busy machine may keep a screen waiting too long; what passes the second time only is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // A whole life of an account, or twenty pictures in two themes, on a busy machine.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    // A control that is not there is told at once, not after the whole time of a journey.
    actionTimeout: 30_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Spinners and transitions draw sixty pictures a second, which costs a fifth of the time; tooltip.spec.ts has them.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test takes a sixth of the CPU; a repeated try is recorded, or every one by `--trace on`.
    trace: 'on-first-retry',
    launchOptions: launchOptions(),
  },
  // The projects begin in this order: the longest first, since at the end it would run alone on one core.
  projects: [
    {
      name: 'desktop',
      grepInvert: new RegExp(`@model${notOfGate}`),
      metadata: { engine: 'postgres' },
      use: { viewport: desk },
      ...(isOnce ? { testMatch: deskJourneys } : {}),
    },
    {
      name: 'phone',
      // With both widths, the journeys run on both engines.
      ...(isOnce ? { metadata: { engine: 'postgres' } } : {}),
      // Where every journey runs once, this project has all that the other has not.
      grepInvert: new RegExp(isOnce ? `@model${notOfGate}` : '@model|@once'),
      use: {
        // By its name, the browser says that it is a phone, which gets the narrow layout alone.
        userAgent: devices['Galaxy S24'].userAgent,
        viewport: { width: 360, height: 780 },
        hasTouch: true,
        isMobile: true,
      },
      ...(isOnce ? { testIgnore: [deskJourneys, '**/pictures/**'] } : {}),
    },
    // A walk reports itself at which step the screen was different.
    {
      name: 'walks',
      grep: /@model/,
      ...(isOnce ? { grepInvert: /@long/ } : {}),
      use: { viewport: desk, trace: 'off' },
    },
  ],
})
