import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { session } from './access.ts'
import { accessDelegationRefusals, days, delegateEmail } from './access-delegation.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, fromWorld, personal } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const daysFromState = {
  startDate: fromWorld('startDate', days.startDate),
  endDate: fromWorld('endDate', days.endDate),
}
const delegated = {
  approverYn: 'Y',
  delegateName: personal('이지호'),
  startDate: day(days.startDate),
  endDate: day(days.endDate),
  standingInFor: [],
}
const noDelegation = {
  approverYn: 'Y',
  delegateName: null,
  startDate: null,
  endDate: null,
  standingInFor: [],
}

describe('getAccessDelegation', () => {
  it('returns the delegate of a member', () =>
    beginInteraction('an approver with a colleague', { session, delegateEmail, delegated: true })
      .uponReceiving('getAccessDelegation of an approver')
      .withRequest(...calling('getAccessDelegation', {}, session))
      .willRespondWith(...successAnswer(delegated))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAccessDelegation({})).toMatchObject({
          delegateName: '이지호',
          endDate: '2026-11-28',
        })
      }))
})

describe('getAccessDelegation of a delegate', () => {
  it('returns the member that the delegate decides for, and the term', () =>
    beginInteraction('an approver with a colleague', {
      session,
      delegateEmail,
      delegated: false,
      standsIn: true,
    })
      .uponReceiving('getAccessDelegation of who stands in for a colleague')
      .withRequest(...calling('getAccessDelegation', {}, session))
      .willRespondWith(
        ...successAnswer({
          approverYn: 'Y',
          delegateName: null,
          standingInFor: [
            { name: personal('이지호'), startDate: day(days.startDate), endDate: day(days.endDate) },
          ],
        }),
      )
      .executeTest(async (server) => {
        const { standingInFor } = await apiOf(server, session).getAccessDelegation({})
        expect(standingInFor).toEqual([{ name: '이지호', ...days }])
      }))
})

describe('setAccessDelegation', () => {
  const delegationInput = { delegateEmail, ...days }
  const encodedInput = { ...delegationInput, delegateEmail: encodeBase64(delegateEmail) }

  it('makes a colleague the delegate for some days', () =>
    beginInteraction('an approver with a colleague', { session, delegateEmail, delegated: false })
      .uponReceiving('setAccessDelegation of an approver')
      .withRequest(...calling('setAccessDelegation', { ...encodedInput, ...daysFromState }, session))
      .willRespondWith(...successAnswer(delegated))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).setAccessDelegation(delegationInput)).toMatchObject({
          delegateName: '이지호',
          startDate: '2026-11-24',
        })
      }))
})

describe('clearAccessDelegation', () => {
  it('ends the member’s own delegation', () =>
    beginInteraction('an approver with a colleague', { session, delegateEmail, delegated: true })
      .uponReceiving('clearAccessDelegation of an approver')
      .withRequest(...calling('clearAccessDelegation', {}, session))
      .willRespondWith(...successAnswer(noDelegation))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).clearAccessDelegation({})).toEqual(noDelegation)
      }))
})

describeRefusals(accessDelegationRefusals)
