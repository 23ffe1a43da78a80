import { setTimeout as wait } from 'node:timers/promises'
import type { Api } from '../../contract/operation.ts'
import { logIn } from '../log-in.ts'
import { callerAt } from '../server-process.ts'

const MEMBER = 'seoyeon.park@neoreundeul.example'
const MEMBERS = 3
const PAGES = ['/', '/feature', '/service/plan', '/notice', '/support/board', '/auth/login', '/inquiry/write']
const PAUSE_MS = 40

/** The results: the numbers of answered calls and pages, the distinct assets, and all faults. */
export type Tally = { calls: number; pages: number; pieces: Set<string>; faults: string[] }

/**
 * Starts members who use the portal and visitors who load pages with all their assets, through the balancer, until
 * they are stopped.
 */
export async function beginTraffic(origin: string) {
  const tally: Tally = { calls: 0, pages: 0, pieces: new Set(), faults: [] }
  const day = { isOver: false }
  const members = await Promise.all(Array.from({ length: MEMBERS }, newMember))
  const workers = [...members.map(work), look()]

  async function newMember(): Promise<Api> {
    const api = callerAt(origin)
    await logIn(api, { email: MEMBER })
    return api
  }

  async function work(api: Api, n: number): Promise<void> {
    while (!day.isOver) {
      await reportFailure('a session', async () => {
        const { loginYn, passwordCheckYn } = await api.getUnauthSessionInfo({})
        if (loginYn !== 'Y' || passwordCheckYn !== 'Y') throw new Error('it does not hold on this node')
      })
      await reportFailure('reading and writing', async () => {
        const { list } = await api.listSubscriptions({})
        // Each member changes a separate row. Two callers of one row would wait for each other, and this is not the
        // subject of the test.
        const { subscriptionId } = list[n % list.length]!
        const { linkId } = await api.createSubscriptionLink({ subscriptionId })
        await api.endSubscriptionLink({ subscriptionId, linkId })
      })
      await wait(PAUSE_MS)
    }
  }

  async function reportFailure(what: string, call: () => Promise<void>): Promise<void> {
    await call().then(
      () => void (tally.calls += 1),
      (error: unknown) => void tally.faults.push(`${what}: ${(error as Error).message}`),
    )
  }

  async function look(): Promise<void> {
    for (let turn = 0; !day.isOver; turn += 1) {
      await reportFailure('a page', () => open(PAGES[turn % PAGES.length]!))
      await wait(PAUSE_MS)
    }
  }

  async function open(path: string): Promise<void> {
    const page = await fetch(origin + path)
    const html = await page.text()
    const pieces = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))
    if (page.status !== 200 || pieces.size === 0) throw new Error(`${path}: ${page.status}`)
    tally.pages += 1
    for (const piece of pieces) {
      const { ok, status } = await fetch(origin + piece)
      if (!ok) throw new Error(`${piece}, which ${path} needs: ${status}`)
      tally.pieces.add(piece)
    }
  }

  return {
    tally,
    async end() {
      day.isOver = true
      await Promise.all(workers)
    },
  }
}
