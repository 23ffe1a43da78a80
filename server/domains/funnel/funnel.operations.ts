import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { kstDate } from '#domain/dates.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { addressGroup } from '#server/security/address-group.ts'
import { createCallCounter } from '#server/security/call-counter.ts'
import { countsOf, isPeriod, marksOf } from './funnel.rules.ts'
import { funnelStore } from './funnel.store.ts'

const WINDOW_SECONDS = 3600

/** The operations that count the steps at which people leave a wizard, and that show the counts to the staff. */
export function funnelOperations({
  db,
  clock,
  limits,
}: {
  db: Db
  clock: Clock
  limits: Pick<Limits, 'flowVisitsPerAddress'>
}): OperationsTagged<'funnel', Caller> {
  const store = funnelStore(db)
  // Only in memory: the database stores nothing about the address of a visit, not even a hash.
  const waitFor = createCallCounter({ most: limits.flowVisitsPerAddress, seconds: WINDOW_SECONDS })

  return {
    async countFlowVisit(visit, { address }) {
      const wait = await waitFor(addressGroup(address))
      if (wait > 0) throw problemNamed('calls.tooMany', { retryAfterSeconds: wait })
      await store.add(kstDate(clock.now()), marksOf(visit))
      return { countedYn: 'Y' }
    },

    async listFlowCounts(period) {
      if (!isPeriod(period, clock.now())) throw problemNamed('period.invalid')
      return { ...period, list: countsOf(await store.sums(period.fromDate, period.toDate)) }
    },
  }
}
