import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { browserArguments, SYSTEM_CHROMIUM } from './tests/support/browser.ts'

// Admins, approvers and who works through long lists sit at a desk; all others come by phone.
const atDesk =
  /(admin.*|counsel-staff|access.*|notification|new-version|failures|subscription-life|screen-reader)\.spec\.ts$/
const once = process.env.JOURNEYS === 'once'

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/global-setup.ts',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
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
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Recording keeps a busy machine busier; where a try is repeated, the second one is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      // Where the machine brings a browser, that one; elsewhere the one Playwright installed.
      ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
      args: browserArguments,
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@model|@once/,
      ...(once ? { testIgnore: atDesk } : {}),
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      ...(once ? { testMatch: atDesk } : {}),
    },
  ],
})
