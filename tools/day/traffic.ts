import { randomUUID } from 'node:crypto'
import type { Api } from '../../contract/operation.ts'
import { Problem } from '../../contract/problem.ts'
import { createApi } from '../../src/api/client.ts'
import { logIn } from '../log-in.ts'
import { type DayWorld, dayPassword } from './world.ts'

const WORKERS = 50
const DECIDERS = 6
const PAUSE_MS = 25
/** The code of the problem that the app's client reports if there is no answer. */
const UNREACHED = 0

/** The counts of acknowledged and unacknowledged changes. */
export type Tally = {
  requests: string[]
  decisions: { requestId: string; result: 'APPROVED' | 'REJECTED' }[]
  calls: number
  refused: number
  unanswered: number
  times: number[]
}

/**
 * Starts fifty people who use the nodes of `origins` until they are stopped. A failed call is repeated in the next
 * round.
 */
export function beginWork(world: DayWorld, origins: () => readonly string[]) {
  const tally: Tally = { requests: [], decisions: [], calls: 0, refused: 0, unanswered: 0, times: [] }
  const day = { isOver: false }
  const workers = Array.from({ length: WORKERS }, (_, n) => (n < DECIDERS ? decide(n) : ask()))

  async function ask(): Promise<void> {
    while (!day.isOver) {
      const api = callerFor(pick(world.members))
      if (!(await countCall(() => logInOnly(api)))) continue
      for (let turn = 0; turn < 4 && !day.isOver; turn += 1) {
        await countCall(() => api.listAccessGrants({}))
        const body = {
          idempotencyKey: randomUUID(),
          levelId: pick(world.levels),
          approvalType: 'APPLY' as const,
          termDays: 30,
          reason: '월말 정산 기간에 필요합니다.',
        }
        const answer = await countCall(() => api.createAccessRequest(body))
        if (answer) tally.requests.push(answer.requestId)
        await countCall(() => api.listAccessRequests({ limit: 20 }))
        await pause()
      }
      await countCall(() => api.logOut({}))
    }
  }

  /** At least two approvers share a queue, so that they decide on the same request at the same time. */
  async function decide(n: number): Promise<void> {
    let api: Api | undefined
    while (!day.isOver) {
      api ??= callerFor(world.approvers[n % world.approvers.length]!)
      const queue = await countCall(() => api!.listAdminAccessRequests({ limit: 5 }))
      if (!queue) {
        const fresh = callerFor(world.approvers[n % world.approvers.length]!)
        await countCall(async () => {
          await logIn(fresh, { email: fresh.email, password: dayPassword })
        })
        api = fresh
      }
      for (const {
        request: { requestId, version },
      } of queue?.list ?? []) {
        const result = Math.random() < 0.7 ? ('APPROVED' as const) : ('REJECTED' as const)
        const comment = result === 'REJECTED' ? '이번에는 필요하지 않습니다.' : ''
        const decision = result === 'APPROVED' ? ('APPROVE' as const) : ('REJECT' as const)
        const decided = await countCall(() =>
          api!.decideAccessRequest({ requestId, version, decision, comment, termDays: null }),
        )
        if (decided?.approvalResult === result) tally.decisions.push({ requestId, result })
      }
      await pause()
    }
  }

  async function logInOnly(api: Api & { email: string }): Promise<true> {
    await api.logIn({ email: api.email, password: dayPassword, deviceId: randomUUID() })
    return true
  }

  async function countCall<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
    const began = performance.now()
    try {
      const answer = await call()
      tally.calls += 1
      tally.times.push(performance.now() - began)
      return answer
    } catch (error) {
      // A refusal is an answer; without an answer, or if the service is unavailable, nothing is acknowledged.
      if (
        error instanceof Problem &&
        error.code !== UNREACHED &&
        !error.is('server.unavailable', 'server.failed')
      )
        tally.refused += 1
      else {
        tally.unanswered += 1
        await new Promise((later) => setTimeout(later, 200))
      }
      return undefined
    }
  }

  function callerFor(email: string): Api & { email: string } {
    let cookie = ''
    // Each person has a separate network address for the limits, as behind a proxy.
    const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`
    const api = createApi({
      baseUrl: 'http://balancer',
      isAdmin: () => false,
      now: Date.now,
      random: Math.random,
      navigate: () => {},
      async fetch(request) {
        const { pathname } = new URL(request.url)
        const headers = new Headers(request.headers)
        if (cookie) headers.set('Cookie', cookie)
        headers.set('X-Forwarded-For', address)
        const body = await request.text()
        const answer = await fetch(`${pick(origins())}${pathname}`, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(10_000),
        })
        for (const set of answer.headers.getSetCookie()) cookie = set.split(';')[0]!
        return answer
      },
    })
    return Object.assign(Object.create(api) as Api, { email })
  }

  return {
    tally,
    async end() {
      day.isOver = true
      await Promise.all(workers)
    },
  }
}

const pick = <One>(from: readonly One[]): One => from[Math.floor(Math.random() * from.length)]!
const pause = () => new Promise((later) => setTimeout(later, PAUSE_MS))
