import { setTimeout as wait } from 'node:timers/promises'
import type { Api } from '../../contract/operation.ts'
import { Problem } from '../../contract/problem.ts'
import { logIn } from '../log-in.ts'
import { callerAt } from '../server-process.ts'

export const MEMBER = 'seoyeon.park@neoreundeul.example'
const WORKERS_A_NODE = 3
const PAUSE_MS = 40

/** A call with its start and end; `outcome` is `answered`, `unavailable`, or another result. */
export type Call = { began: number; ended: number; outcome: string }

/**
 * Starts members who use every node: they read the session and lists and make changes, until `end` is called. Returns
 * the calls made so far and the links whose creation and removal were acknowledged.
 */
export async function beginCalls(origins: readonly string[]) {
  const calls: Call[] = []
  const links = new Set<string>()
  const ended = new Set<string>()
  const day = { isOver: false }
  const members: Api[] = []
  for (const origin of origins)
    for (let n = 0; n < WORKERS_A_NODE; n += 1) {
      const api = callerAt(origin)
      await logIn(api, { email: MEMBER })
      members.push(api)
    }
  const workers = members.map(work)

  async function work(api: Api, n: number): Promise<void> {
    let held: string | undefined
    const endingLinks = new Set<string>()

    /** Creates a link, and ends the link of the previous round. This link must exist. */
    async function changeLinks(subscriptionId: string): Promise<void> {
      if (held !== undefined) {
        const linkId = held
        await reportFailure(async () => {
          const { list } = await api.listSubscriptionLinks({ subscriptionId })
          if (!list.some((link) => link.linkId === linkId)) throw new Error('an acknowledged link is gone')
        })
      }
      const createdLink = await reportFailure(() => api.createSubscriptionLink({ subscriptionId }))
      if (createdLink) {
        links.add(createdLink.linkId)
        if (held !== undefined) endingLinks.add(held)
        held = createdLink.linkId
      }
      for (const linkId of endingLinks)
        if (await reportFailure(() => api.endSubscriptionLink({ subscriptionId, linkId }).then(() => true))) {
          endingLinks.delete(linkId)
          ended.add(linkId)
        }
    }

    while (!day.isOver) {
      await reportFailure(async () => {
        const { loginYn } = await api.getUnauthSessionInfo({})
        if (loginYn !== 'Y') throw new Error('the session is gone')
      })
      const subscriptions = await reportFailure(() => api.listSubscriptions({}))
      // Each caller changes a separate row: two callers of one row would wait for each other.
      if (subscriptions) await changeLinks(subscriptions.list[n % subscriptions.list.length]!.subscriptionId)
      await wait(PAUSE_MS)
    }
  }

  async function reportFailure<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
    const began = performance.now()
    const recordCall = (outcome: string) => void calls.push({ began, ended: performance.now(), outcome })
    try {
      const answer = await call()
      recordCall('answered')
      return answer
    } catch (error) {
      const isAway = error instanceof Problem && error.is('server.unavailable')
      const reason = error instanceof Problem ? (error.reason ?? String(error.code)) : String(error)
      recordCall(isAway ? 'unavailable' : reason)
      return undefined
    }
  }

  return {
    calls,
    links,
    ended,
    async end() {
      day.isOver = true
      await Promise.all(workers)
    },
  }
}
