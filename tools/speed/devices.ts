import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  devices as known,
  type Page,
} from '@playwright/test'

type Device = { options: BrowserContextOptions; slowdown: number; line: { mbits: number; latency: number } }

/** A mid-range phone on a slow connection, and a desktop computer on a home connection. */
export const devices = {
  phone: {
    options: {
      userAgent: known['Galaxy A55'].userAgent,
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
    slowdown: 4,
    line: { mbits: 1.6, latency: 150 },
  },
  desk: {
    options: { viewport: { width: 1440, height: 900 } },
    slowdown: 1,
    line: { mbits: 10, latency: 40 },
  },
} as const satisfies Record<string, Device>
export type DeviceName = keyof typeof devices

/** Opens a browser of a device, with the cookies of its user and an empty cache. */
export async function openDevice(
  browser: Browser,
  device: DeviceName,
  cookies: Parameters<BrowserContext['addCookies']>[0],
): Promise<Page> {
  const { options, slowdown, line } = devices[device]
  const context = await browser.newContext({ ...options, locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: (line.mbits * 1_000_000) / 8,
    uploadThroughput: (line.mbits * 500_000) / 8,
    latency: line.latency,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}
