import { describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { describeRefusals } from './describe-refusals.ts'
import { funnelRefusals, session } from './funnel.refusals.ts'
import { day, fromWorld } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const visit: Input<'countFlowVisit'> = {
  reached: ['signup.type', 'signup.terms'],
  returnedTo: null,
  lastStep: 'signup.terms',
  flowOutcome: 'LEFT',
}
const wentOn: Input<'countFlowVisit'> = {
  ...visit,
  reached: [],
  returnedTo: 'signup.type',
  flowOutcome: 'COMPLETED',
}
const counts = [
  { flowStep: 'signup.type', reached: 40, returned: 0, left: 3, completed: 0, refused: 0, alternative: 0 },
  { flowStep: 'cancel.reason', reached: 9, returned: 1, left: 3, completed: 0, refused: 0, alternative: 2 },
  { flowStep: 'cancel.form', reached: 5, returned: 0, left: 0, completed: 4, refused: 1, alternative: 0 },
] as const

describe('countFlowVisit', () => {
  it('counts a visit of any visitor', () =>
    beginInteraction('a visitor', {})
      .uponReceiving('countFlowVisit of a sign-up that was left')
      .withRequest(...calling('countFlowVisit', visit))
      .willRespondWith(...successAnswer({ countedYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server).countFlowVisit(visit)).toEqual({ countedYn: 'Y' })
      }))

  it('counts a visit that returned after it had been counted as left', () =>
    beginInteraction('a visitor', {})
      .uponReceiving('countFlowVisit of a sign-up that went on')
      .withRequest(...calling('countFlowVisit', wentOn))
      .willRespondWith(...successAnswer({ countedYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server).countFlowVisit(wentOn)).toEqual({ countedYn: 'Y' })
      }))
})

describe('listFlowCounts', () => {
  it('returns the numbers of visits to the staff', () =>
    beginInteraction('visits that were counted', { session, counts: [...counts] })
      .uponReceiving('listFlowCounts of thirty days')
      .withRequest(
        ...calling(
          'listFlowCounts',
          { fromDate: fromWorld('fromDate', '2026-10-26'), toDate: fromWorld('toDate', '2026-11-24') },
          session,
        ),
      )
      .willRespondWith(
        ...successAnswer({ fromDate: day('2026-10-26'), toDate: day('2026-11-24'), list: counts }),
      )
      .executeTest(async (server) => {
        const period = { fromDate: '2026-10-26', toDate: '2026-11-24' }
        expect(await apiOf(server, session).listFlowCounts(period)).toMatchObject({ list: counts })
      }))
})

describeRefusals(funnelRefusals)
