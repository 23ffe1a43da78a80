import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { subscriptionEvents } from '../testing/subscription-events.ts'
import { type TrialState, trialAfter } from '../trial/states.ts'
import { stateNames } from './state-names.ts'
import { subscriptionAfter } from './states.ts'
import { answerToRequest } from './wishes.ts'

const period = 30

// The invariants of a subscription's lifecycle (domain/flows, "Law as properties of the machines").
it('the invariants of a subscription’s lifecycle are true after any sequence of events', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...subscriptionEvents), fc.integer({ min: 1, max: 40 })), {
        maxLength: 30,
      }),
      (path) => {
        let today = '2026-11-25'
        let state: string = 'REQUESTED'
        let endDate: string | null = null
        let approved = false
        for (const step of path) {
          if (typeof step === 'number') {
            today = addDays(today, step)
            continue
          }
          const stateBefore = state
          const after = subscriptionAfter({ subscriptionState: state, endDate }, step, today)
          if (after === undefined) continue
          state = after
          approved ||= step.type === 'approveSubscription'
          endDate = after === 'CANCEL_SCHEDULED' ? addDays(today, period) : after === 'ENDED' ? today : null
          // No event leaves an end state, a subscription is in use only after its approval, and is approved only
          // once.
          expect(['REJECTED', 'CANCELED', 'ENDED']).not.toContain(stateBefore)
          expect(approved).toBe(!['REQUESTED', 'REJECTED', 'CANCELED'].includes(after))
          if (step.type === 'approveSubscription') expect(stateBefore).toBe('REQUESTED')
          // A scheduled end can be undone until its last day, and not after it.
          if (step.type === 'modifySubscriptionCancellation') expect(stateBefore).toBe('CANCEL_SCHEDULED')
        }
        // A subscription can always be cancelled, whatever is owed; a scheduled end then takes effect without a
        // further request.
        const immediateEnd = { type: 'withdrawSubscription', endOption: 'TODAY' } as const
        if (state === 'ACTIVE' || state === 'PAST_DUE')
          expect(subscriptionAfter({ subscriptionState: state }, immediateEnd, today)).toBe('ENDED')
        if (state === 'CANCEL_SCHEDULED') {
          const dayAfterEnd = addDays(endDate!, 1)
          expect(
            subscriptionAfter({ subscriptionState: state, endDate }, { type: 'END_REACHED' }, dayAfterEnd),
          ).toBe('ENDED')
          const endWithdrawal = { type: 'modifySubscriptionCancellation', change: 'WITHDRAW' } as const
          const stateAfterUndo = (day: string) =>
            subscriptionAfter({ subscriptionState: state, endDate }, endWithdrawal, day)
          expect([stateAfterUndo(endDate!), stateAfterUndo(dayAfterEnd)]).toEqual(['ACTIVE', undefined])
        }
      },
    ),
    { numRuns: 500 },
  )
})

it('a status change that a member requests never approves a subscription, and never ends a subscription without a preview', () => {
  for (const from of stateNames)
    for (const to of stateNames.filter((state) => answerToRequest(from, state).refusal === null))
      expect([`${from} ${to}`]).toEqual([
        from === 'REQUESTED' ? 'REQUESTED CANCELED' : 'CANCEL_SCHEDULED ACTIVE',
      ])
})

it('a trial begins at most once, ends by itself, and changes into no other state', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('requestTrial' as const, 'END_REACHED' as const)), (path) => {
      let state: TrialState | undefined
      let begun = 0
      for (const type of path) {
        const after = trialAfter(state, { type })
        if (after === 'RUNNING') begun += 1
        state = after ?? state
      }
      expect(begun).toBeLessThanOrEqual(1)
      if (state === 'RUNNING') expect(trialAfter(state, { type: 'END_REACHED' })).toBe('ENDED')
    }),
  )
})
