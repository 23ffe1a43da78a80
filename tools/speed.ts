import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { freePort } from '../server/testing/free-port.ts'
import { launchOptions } from '../tests/support/browser.ts'
import { buildTemplates, startPortal } from '../tests/support/portal.ts'
import { type Audit, audit, type Category, categories, medianOf } from './speed/audit.ts'
import { type ByHand, startByHand } from './speed/by-hand.ts'
import { type DeviceName, devices, openDevice } from './speed/devices.ts'
import { median } from './speed/median.ts'
import { type Cookie, cookiesOf, type Screen, screensOf } from './speed/screens.ts'
import { measureNavigation, type Visit, visit, watchVisits } from './speed/visit.ts'

/**
 * The maximum ratio of the time until the largest paint to that of the same page without scripts, on the phone; for
 * the desktop the ratio is only reported.
 */
const MAX_RATIO = 1.25
const LOGIN_TAKEN_OVER_MS = 2_000
const CHANGED_MS = { atOnce: 350, ahead: 150 }
const SCORE = 97

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, audits: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const runs = Number(values.runs)
const audits = Number(values.audits)
if (!existsSync('dist/server/main.js')) throw new Error('There is no build. Run "npm run build" first.')

const misses: string[] = []
const port = await freePort()
await buildTemplates([undefined])
// The limit of calls per session is raised: a hundred visits of the same person would exceed it.
const portal = await startPortal('speed', { VALIDATE_RESPONSES: '0', CALLS_PER_SESSION: '100000' })
const byHand = await startByHand(portal.origin)
const { args, ...launch } = launchOptions()
const browser = await chromium.launch({
  ...launch,
  args: [...args.filter((argument) => !argument.startsWith('--js-flags')), `--remote-debugging-port=${port}`],
})
try {
  const screens = (await screensOf(portal)).filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  )
  if (!Number.isInteger(runs) || runs < 1 || screens.length === 0)
    throw new Error('Usage: npm run tool -- speed -- [--runs 5] [--audits 3] [name of a screen …]')
  for (const screen of screens) {
    const cookies = await cookiesOf(portal, screen.account)
    for (const device of Object.keys(devices) as DeviceName[]) {
      await compare(browser, screen, device, cookies, byHand)
      if (screen.link) await changeOf(browser, screen, device, cookies)
    }
    if (audits > 0) await report(screen, cookies)
  }
} finally {
  await browser.close()
  byHand.close()
  await portal.remove()
}
console.log(misses.length === 0 ? '\nEvery goal is met.' : '')
for (const miss of misses) console.error(miss)
process.exitCode = misses.length > 0 ? 1 : 0

/**
 * Measures a first and a second visit, alternating between the portal's page and the hand-written one, so that a busy
 * moment of the machine affects both.
 */
async function compare(
  browser: Browser,
  { name, address }: Screen,
  device: DeviceName,
  cookies: Cookie[],
  byHand: ByHand,
): Promise<void> {
  const visitsBySite: Record<'portal' | 'plain', [Visit[], Visit[]]> = { portal: [[], []], plain: [[], []] }
  for (let run = 0; run < runs; run += 1)
    for (const site of ['portal', 'plain'] as const) {
      const page = await openDevice(browser, device, cookies)
      const url = (site === 'portal' ? portal.origin : byHand.origin) + address
      await watchVisits(page)
      for (const visits of visitsBySite[site]) visits.push(await visit(page, url, site === 'portal'))
      await page.context().close()
    }
  for (const [index, which] of (['first', 'second'] as const).entries()) {
    const [portalVisits, plainVisits] = [visitsBySite.portal[index]!, visitsBySite.plain[index]!]
    const [own, other] = [portalVisits, plainVisits].map((visits) =>
      median(visits.map((each) => each.largestPaint)),
    )
    const medianTime = median(portalVisits.map(({ takenOver }) => takenOver!))
    const shift = Math.max(...portalVisits.map((each) => each.shift))
    const ratio = own! / other!
    console.log(
      `${name.padEnd(13)} ${device.padEnd(5)} ${which.padEnd(6)} largest paint ${formatMs(own!)}, by hand ${formatMs(other!)}, ${ratio.toFixed(2)} times; taken over ${formatMs(medianTime)}; shift ${shift.toFixed(4)}`,
    )
    const visitName = `${name}, ${device}, ${which} visit`
    if (device === 'phone' && ratio > MAX_RATIO)
      misses.push(`${visitName}: ${ratio.toFixed(2)} times the page by hand`)
    if (shift > 0) misses.push(`${visitName}: shifts by ${shift.toFixed(4)}`)
    if (device === 'phone' && name === 'login' && medianTime > LOGIN_TAKEN_OVER_MS)
      misses.push(`${visitName}: taken over after ${formatMs(medianTime)}`)
  }
}

/**
 * Measures the time from a click on a link of the screen to the next page, without hovering the link first and after
 * hovering it.
 */
async function changeOf(
  browser: Browser,
  { name, address, link }: Screen,
  device: DeviceName,
  cookies: Cookie[],
): Promise<void> {
  for (const kind of ['atOnce', 'ahead'] as const) {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const page = await openDevice(browser, device, cookies)
      await watchVisits(page)
      await visit(page, portal.origin + address, true)
      times.push(await measureNavigation(page, link!, kind === 'ahead'))
      await page.context().close()
    }
    const time = median(times)
    console.log(
      `${name.padEnd(13)} ${device.padEnd(5)} change ${kind === 'ahead' ? 'fetched ahead' : 'at once'} ${formatMs(time)}`,
    )
    if (device === 'phone' && time > CHANGED_MS[kind])
      misses.push(`${name}, ${device}, change ${kind}: ${formatMs(time)}`)
  }
}

async function report({ name, address, isIndexed }: Screen, cookies: Cookie[]): Promise<void> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const auditResults: Audit[] = []
  while (auditResults.length < audits) auditResults.push(await audit(portal.origin + address, port, cookie))
  const { scores, failed } = medianOf(auditResults)
  const auditCategories: readonly Category[] = categories.filter(
    (category) => category !== 'seo' || isIndexed,
  )
  console.log(
    `${name.padEnd(13)} Lighthouse ${auditCategories.map((category) => `${category} ${scores[category]}`).join(', ')}`,
  )
  for (const category of auditCategories)
    if (scores[category] < SCORE)
      misses.push(`${name}: ${category} is ${scores[category]}, not ${SCORE} (${failed.join(', ')})`)
}

function formatMs(time: number): string {
  return `${Math.round(time)} ms`
}
