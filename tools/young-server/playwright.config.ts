import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../tests/support/browser.ts'

/** Tests the portal on the example server, which `tools/young-server.ts` starts. */
export default defineConfig({
  testDir: '.',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../../test-results/young-server',
  use: {
    baseURL: process.env.YOUNG_ORIGIN,
    actionTimeout: 30_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 360, height: 780 },
    launchOptions: launchOptions(),
  },
})
