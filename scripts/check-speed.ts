import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { systemBrowser } from '#tests/support/browser.ts'
import { freePort } from '#tests/support/free-port.ts'
import { buildTemplate, type Portal, startPortal } from '#tests/support/portal.ts'
import { addressOf, publicPages } from '#tests/support/public-pages.ts'
import { type Audit, audit, type Category, categories, medianOf } from './speed/audit.ts'
import { largestPaint, mainText } from './speed/largest-paint.ts'
import { median } from './speed/median.ts'

const goals: Record<Category, number> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
/** How much later than a page written by hand the home page may paint its largest part. */
const MOST_TIMES = 1.2
const TWIN = '.tmp/speed/dist'
const served = { VALIDATE_RESPONSES: '0' }

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const runs = Number(values.runs)
const chosen = publicPages.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
if (!existsSync('dist/server/main.js')) throw new Error('There is no build. Run "npm run build" first.')
if (!Number.isInteger(runs) || runs < 1 || chosen.length === 0)
  throw new Error('Usage: npm run check:speed -- [--runs 5] [name of a page …]')

const misses: string[] = []
const port = await freePort()
await buildTemplate()
const portal = await startPortal('speed', served)
const twin = await startTwin()
const browser = await chromium.launch({
  ...(systemBrowser ? { executablePath: systemBrowser } : {}),
  args: [
    `--remote-debugging-port=${port}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
try {
  if (chosen.some(({ name }) => name === 'home')) await compareWithTwin()
  for (const page of chosen)
    report(page.name, await audited(`${portal.origin}${await addressOf(page, portal.origin)}`))
} finally {
  await browser.close()
  await Promise.all([portal.remove(), twin.remove()])
}
for (const miss of misses) console.error(miss)
process.exitCode = misses.length > 0 ? 1 : 0

async function audited(url: string): Promise<Audit> {
  const audits: Audit[] = []
  while (audits.length < runs) audits.push(await audit(url, port))
  return medianOf(audits)
}

function report(name: string, { scores, figures, failed }: Audit): void {
  const { firstPaint, largestPaint: largest, blocking, shift } = figures
  const all = categories.map((category) => `${category} ${scores[category]}`).join(', ')
  console.log(
    `${name.padEnd(10)} ${all}; first paint ${Math.round(firstPaint)} ms, largest ${Math.round(largest)} ms, blocked ${Math.round(blocking)} ms, shift ${shift}`,
  )
  for (const category of categories)
    if (scores[category] < goals[category])
      misses.push(
        `${name}: ${category} is ${scores[category]}, not ${goals[category]}${failed.length > 0 ? ` (${failed.join(', ')})` : ''}`,
      )
  if (shift > 0) misses.push(`${name} shifts by ${shift}`)
}

/** The same server with the home page that was written by hand in the place of ours. */
async function startTwin(): Promise<Portal> {
  rmSync(TWIN, { recursive: true, force: true })
  mkdirSync(TWIN, { recursive: true })
  for (const part of ['client', 'pages']) cpSync(join('dist', part), join(TWIN, part), { recursive: true })
  cpSync('scripts/speed/home-by-hand.html', join(TWIN, 'client/pages/index.html'))
  return startPortal('speed-twin', { ...served, DIST_DIR: TWIN })
}

async function compareWithTwin(): Promise<void> {
  const addresses = [`${portal.origin}/`, `${twin.origin}/`] as const
  const [ours, byHand] = await Promise.all(addresses.map((address) => mainText(browser, address)))
  if (ours !== byHand)
    throw new Error('scripts/speed/home-by-hand.html says something else than the home page. Write it again.')
  const times: [number[], number[]] = [[], []]
  // In turn, so that a busy moment of the machine is shared.
  for (let run = 0; run < runs; run += 1)
    for (const site of [0, 1] as const) times[site].push(await largestPaint(browser, addresses[site]))
  const [mine, theirs] = [median(times[0]), median(times[1])]
  const ratio = mine / theirs
  console.log(
    `home page, largest paint on a slow phone: ${Math.round(mine)} ms, by hand ${Math.round(theirs)} ms, ${ratio.toFixed(2)} times`,
  )
  if (ratio > MOST_TIMES)
    misses.push(
      `The home page paints ${ratio.toFixed(2)} times as late as one written by hand, not ${MOST_TIMES}`,
    )
}
