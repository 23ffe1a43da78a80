import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { session } from './access.ts'
import {
  accessDelegationsRefusals,
  addAdminDelegationBody,
  days,
  delegationId,
  delegationOnWire,
  none,
  ofWorldDays,
  runningDelegation,
  state,
} from './access-delegations.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, personal, uuid } from './matchers.ts'
import { apiOf, calling, given, succeeding } from './pact.ts'

const { integer, string } = Matchers
const shown = {
  delegationId: uuid(delegationId),
  holderName: personal('이지호'),
  delegateName: personal('최하늘'),
  startDate: day(days.startDate),
  endDate: day(days.endDate),
  delegationState: 'RUNNING',
  refusal: null,
}

describe('listAdminDelegations', () => {
  it('returns who decides in whose place, one state and some words', () => {
    const asked = {
      delegationState: 'RUNNING',
      search: '지호',
      sort: 'START',
      sortDirection: 'DESC',
      limit: 1,
    } as const
    return given(state, runningDelegation)
      .uponReceiving('listAdminDelegations of an app admin')
      .withRequest(...calling('listAdminDelegations', asked, session))
      .willRespondWith(
        ...succeeding({
          delegationState: 'RUNNING',
          search: '지호',
          total: integer(1),
          nextCursor: null,
          list: [shown],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAdminDelegations(asked)).toMatchObject({
          total: 1,
          list: [{ holderName: '이지호', delegateName: '최하늘' }],
        })
      })
  })

  it('returns why one may not be ended', () =>
    given(state, { ...runningDelegation, oneApp: true })
      .uponReceiving('listAdminDelegations of the admin of one app')
      .withRequest(...calling('listAdminDelegations', {}, session))
      .willRespondWith(
        ...succeeding({
          delegationState: null,
          search: null,
          total: integer(1),
          nextCursor: null,
          list: [{ ...shown, refusal: string('회사의 모든 앱') }],
        }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server, session).listAdminDelegations({})).list[0]!.refusal).toContain(
          '회사의 모든 앱',
        )
      }))
})

describe('addAdminDelegation', () => {
  it('has a colleague decide in place of another one', () =>
    given(state, none)
      .uponReceiving('addAdminDelegation of an app admin')
      .withRequest(
        ...calling(
          'addAdminDelegation',
          { ...delegationOnWire(addAdminDelegationBody), ...ofWorldDays },
          session,
        ),
      )
      .willRespondWith(...succeeding(shown))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).addAdminDelegation(addAdminDelegationBody)).toMatchObject({
          holderName: '이지호',
          delegationState: 'RUNNING',
        })
      }))
})

describe('endAdminDelegation', () => {
  it('ends it', () =>
    given(state, runningDelegation)
      .uponReceiving('endAdminDelegation of an app admin')
      .withRequest(...calling('endAdminDelegation', { delegationId }, session))
      .willRespondWith(
        ...succeeding({
          ...shown,
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
