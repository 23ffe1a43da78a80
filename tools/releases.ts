import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { SECOND_MS } from '../domain/durations.ts'
import { databaseAddress, onServer, withPostgres } from '../scripts/postgres.ts'
import { launchOptions } from '../tests/support/browser.ts'
import { makeRelease } from '../tests/support/release.ts'
import { startBalancer } from './releases/balancer.ts'
import { holdsInquiry, openMember, openTab, passMinutes, typeInquiry, visitScreens } from './releases/tabs.ts'
import { beginTraffic } from './releases/traffic.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'
import { createVerdict } from './verdict.ts'

// Checks item 19 of "Promises" in docs/security.md: a release is rolled out under traffic, one node after the other.
// During the rollout two builds with different asset names answer alternately on one database.
const DATABASE = 'releases'
const SIDE_BY_SIDE_MS = 20 * SECOND_MS
const FRESH_PAGES = 10
/**
 * The number of minutes with two builds. A tab makes fewer checks in this time than it needs to conclude that only
 * the other build is left.
 */
const MINUTES_SIDE_BY_SIDE = 8
const MINUTES_AFTER = 12

if (!existsSync('dist/server/main.js')) throw new Error('There is no build to run: npm run build makes one.')
const { hold, end } = createVerdict()
await withPostgres(async (server) => {
  await onServer(server, `create database ${DATABASE}`)
  const directory = mkdtempSync(join(tmpdir(), 'releases-'))
  const nextRelease = makeRelease('check-releases')
  const nodes = await Promise.all(
    ['first', 'second'].map((name) =>
      serverProcess({
        DATABASE_URL: databaseAddress(server, DATABASE),
        ENCRYPTION_KEYS: `releases:${Buffer.alloc(32, 7).toString('base64')}`,
        FILES_DIR: join(directory, 'files'),
        DATA_DIR: join(directory, name),
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '1',
      }),
    ),
  )
  try {
    // The nodes start one after the other, because the first one creates the demo data. Two nodes must not do this at
    // the same time.
    for (const node of nodes) await node.start()
    await rollOut(nodes as [ServerProcess, ServerProcess], nextRelease)
  } finally {
    for (const node of nodes) await node.kill()
    nextRelease.remove()
    rmSync(directory, { recursive: true, force: true })
    await onServer(server, `drop database if exists ${DATABASE} with (force)`)
  }
})
end('The release went well.')

async function rollOut(
  [first, second]: [ServerProcess, ServerProcess],
  next: ReturnType<typeof makeRelease>,
): Promise<void> {
  const { build: before } = JSON.parse(readFileSync('dist/client/version.json', 'utf8')) as { build: string }
  const balancer = await startBalancer([first.origin, second.origin])
  const browser = await chromium.launch(launchOptions())
  const replace = async (node: ServerProcess) => {
    await node.stop()
    await node.start({ DIST_DIR: next.directory })
  }
  try {
    const { origin } = balancer
    const traffic = await beginTraffic(origin)
    const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } })
    const [idle, typing, member] = [
      await openTab(context, `${origin}/notice`),
      await openTab(context, `${origin}/inquiry/write`),
      await openMember(await browser.newContext({ locale: 'ko-KR' }), origin),
    ]
    await typeInquiry(typing)
    hold(
      'tabs begin on the release before',
      [await idle.build(), await typing.build()].every((build) => build === before),
    )

    await replace(second)
    const [idleBefore, memberBefore] = [idle.documents(), member.documents()]
    const began = performance.now()
    await Promise.all([
      passMinutes(idle, MINUTES_SIDE_BY_SIDE),
      passMinutes(typing, MINUTES_SIDE_BY_SIDE),
      visitScreens(member),
    ])
    const freshTabs = []
    for (let n = 0; n < FRESH_PAGES; n += 1) {
      const tab = await openTab(context, `${origin}/service/plan`)
      freshTabs.push({ build: await tab.build(), documents: tab.documents(), faults: tab.faults })
      await tab.page.close()
    }
    await wait(Math.max(0, SIDE_BY_SIDE_MS - (performance.now() - began)))
    const reloads = idle.documents() - idleBefore
    hold(`side by side an idle tab reloaded ${reloads} times, at most once`, reloads <= 1)
    hold(
      `a member’s tab went round and reloaded ${member.documents() - memberBefore} times, at most once`,
      member.documents() - memberBefore <= 1,
    )
    const builds = new Set(freshTabs.map(({ build }) => build))
    hold(
      `${FRESH_PAGES} fresh pages of ${builds.size} builds started at once, none reloaded`,
      builds.size === 2 && freshTabs.every((tab) => tab.documents === 1 && tab.faults.length === 0),
      freshTabs.flatMap((tab) => tab.faults),
    )

    await replace(first)
    await Promise.all([
      passMinutes(idle, MINUTES_AFTER),
      passMinutes(typing, MINUTES_AFTER),
      visitScreens(member),
    ])
    hold('once it is the only one, the idle tab has the new release', (await idle.build()) === next.build)
    hold(
      'the half-typed form kept its page and what was typed',
      typing.documents() === 1 && (await holdsInquiry(typing)),
    )
    await traffic.end()
    const { calls, pages, pieces, faults: met } = traffic.tally
    hold(
      `${calls} calls were right on both: sessions, reading, writing`,
      calls > 100 && met.length === 0,
      met,
    )
    const missing = [idle, typing, member].flatMap((tab) => tab.faults)
    hold(
      `${pages} pages found each of ${pieces.size} pieces, and no tab missed one`,
      missing.length === 0,
      missing,
    )
    const answers = [...balancer.answers].map(([what, times]) => `${times} × ${what}`)
    console.log(`        ${answers.join(', ')}`)
    hold(
      'nothing was answered with 5xx, nothing was cut off',
      balancer.failures.length === 0,
      balancer.failures,
    )
  } finally {
    await browser.close()
    await balancer.close()
  }
}
