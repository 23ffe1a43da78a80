import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { session } from './access.ts'
import {
  accessDelegationsRefusals,
  addAdminDelegationBody,
  days,
  delegationId,
  delegationOnWire,
  delegationStateName,
  none,
  runningDelegation,
  worldDays,
} from './access-delegations.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, personal, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { integer, string } = Matchers
const delegationView = {
  delegationId: uuid(delegationId),
  holderName: personal('이지호'),
  delegateName: personal('최하늘'),
  startDate: day(days.startDate),
  endDate: day(days.endDate),
  delegationState: 'RUNNING',
  refusal: null,
}

describe('listAdminDelegations', () => {
  it('returns the delegations in one state that match a search', () => {
    const requestInput = {
      delegationState: 'RUNNING',
      search: '지호',
      sort: 'START',
      sortDirection: 'DESC',
      limit: 1,
    } as const
    return beginInteraction(delegationStateName, runningDelegation)
      .uponReceiving('listAdminDelegations of an app admin')
      .withRequest(...calling('listAdminDelegations', requestInput, session))
      .willRespondWith(
        ...successAnswer({
          delegationState: 'RUNNING',
          search: '지호',
          total: integer(1),
          nextCursor: null,
          list: [delegationView],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAdminDelegations(requestInput)).toMatchObject({
          total: 1,
          list: [{ holderName: '이지호', delegateName: '최하늘' }],
        })
      })
  })

  it('returns the reason why a delegation may not be ended', () =>
    beginInteraction(delegationStateName, { ...runningDelegation, oneApp: true })
      .uponReceiving('listAdminDelegations of the admin of one app')
      .withRequest(...calling('listAdminDelegations', {}, session))
      .willRespondWith(
        ...successAnswer({
          delegationState: null,
          search: null,
          total: integer(1),
          nextCursor: null,
          list: [{ ...delegationView, refusal: string('회사의 모든 앱') }],
        }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server, session).listAdminDelegations({})).list[0]!.refusal).toContain(
          '회사의 모든 앱',
        )
      }))
})

describe('addAdminDelegation', () => {
  it('makes a colleague the delegate of another one', () =>
    beginInteraction(delegationStateName, none)
      .uponReceiving('addAdminDelegation of an app admin')
      .withRequest(
        ...calling(
          'addAdminDelegation',
          { ...delegationOnWire(addAdminDelegationBody), ...worldDays },
          session,
        ),
      )
      .willRespondWith(...successAnswer(delegationView))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).addAdminDelegation(addAdminDelegationBody)).toMatchObject({
          holderName: '이지호',
          delegationState: 'RUNNING',
        })
      }))
})

describe('endAdminDelegation', () => {
  it('ends a delegation between two colleagues', () =>
    beginInteraction(delegationStateName, runningDelegation)
      .uponReceiving('endAdminDelegation of an app admin')
      .withRequest(...calling('endAdminDelegation', { delegationId }, session))
      .willRespondWith(
        ...successAnswer({
          ...delegationView,
          delegationState: 'CLEARED',
          refusal: string('이미 끝난 대리 승인입니다.'),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).endAdminDelegation({ delegationId })).toMatchObject({
          delegationState: 'CLEARED',
        })
      }))
})

describeRefusals(accessDelegationsRefusals)
