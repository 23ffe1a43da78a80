import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { session } from './access.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, oneOf, personal, time, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import { workRefusals } from './work.refusals.ts'

const { integer } = Matchers

describe('countMyWork', () => {
  it('returns the number of a member’s waiting tasks, also before the password check', () =>
    beginInteraction('a logged-in member', { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' })
      .uponReceiving('countMyWork from a member')
      .withRequest(...calling('countMyWork', {}, session))
      .willRespondWith(
        ...successAnswer({
          unpaidBills: integer(2),
          lateBills: integer(1),
          endingGrants: integer(1),
          decisions: integer(0),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).countMyWork({})).toEqual({
          unpaidBills: 2,
          lateBills: 1,
          endingGrants: 1,
          decisions: 0,
        })
      }))
})

describe('listAdminWork', () => {
  it('returns the number of waiting tasks of each kind, the longest waiting first', () =>
    beginInteraction('work that waits', { session, workKinds: ['SUBSCRIPTION_REQUEST', 'ABNORMAL'] })
      .uponReceiving('listAdminWork of the staff and a security admin')
      .withRequest(...calling('listAdminWork', {}, session))
      .willRespondWith(
        ...successAnswer({
          waitingBills: integer(0),
          list: [
            {
              workKind: 'SUBSCRIPTION_REQUEST',
              count: 1,
              waitingSince: time('2026-11-22T10:21:00+09:00'),
            },
            { workKind: 'ABNORMAL', count: 1, waitingSince: time('2026-11-24T10:21:00+09:00') },
          ],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAdminWork({})).toEqual({
          waitingBills: 0,
          list: [
            { workKind: 'SUBSCRIPTION_REQUEST', count: 1, waitingSince: '2026-11-22T10:21:00+09:00' },
            { workKind: 'ABNORMAL', count: 1, waitingSince: '2026-11-24T10:21:00+09:00' },
          ],
        })
      }))

  it('omits kinds of work without a task', () =>
    beginInteraction('work that waits', { session, workKinds: [] })
      .uponReceiving('listAdminWork of someone for whom nothing waits')
      .withRequest(...calling('listAdminWork', {}, session))
      .willRespondWith(...successAnswer({ waitingBills: 0, list: [] }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAdminWork({})).toEqual({ waitingBills: 0, list: [] })
      }))
})

describe('listAdminWorkItems', () => {
  const subscriptionItem = {
    workKind: 'SUBSCRIPTION_REQUEST',
    itemId: uuid('5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36'),
    topic: personal('접근 관리 팀'),
    personName: personal('김민서'),
    companyName: personal('솔바람상회 주식회사'),
    workDetail: null,
    currency: 'KRW',
    amount: integer(220_000),
    riskLevel: null,
    waitingSince: time('2026-11-22T10:21:00+09:00'),
  }

  it('lists the waiting tasks, the longest waiting first', () =>
    beginInteraction('work that waits', { session, workKinds: ['SUBSCRIPTION_REQUEST', 'ABNORMAL'] })
      .uponReceiving('listAdminWorkItems of the staff and a security admin')
      .withRequest(...calling('listAdminWorkItems', {}, session))
      .willRespondWith(
        ...successAnswer({
          workKind: null,
          firstSteps: [],
          list: [
            subscriptionItem,
            {
              workKind: 'ABNORMAL',
              itemId: uuid('8d3f0b6a-27c1-4e95-b84d-f06a9c5e1732'),
              topic: null,
              personName: personal('이지호'),
              companyName: null,
              workDetail: oneOf('SIGN_IN_FAILURES', 'NEW_PLACE', 'REQUEST_BURST', 'EXTERNAL'),
              currency: null,
              amount: null,
              riskLevel: null,
              waitingSince: time('2026-11-24T10:21:00+09:00'),
            },
          ],
        }),
      )
      .executeTest(async (server) => {
        const { list } = await apiOf(server, session).listAdminWorkItems({})
        expect(list.map(({ workKind, topic, personName }) => [workKind, topic, personName])).toEqual([
          ['SUBSCRIPTION_REQUEST', '접근 관리 팀', '김민서'],
          ['ABNORMAL', null, '이지호'],
        ])
      }))

  it('lists the tasks of one kind', () =>
    beginInteraction('work that waits', { session, workKinds: ['SUBSCRIPTION_REQUEST', 'ABNORMAL'] })
      .uponReceiving('listAdminWorkItems of one kind')
      .withRequest(...calling('listAdminWorkItems', { workKind: 'SUBSCRIPTION_REQUEST' }, session))
      .willRespondWith(
        ...successAnswer({ workKind: 'SUBSCRIPTION_REQUEST', firstSteps: [], list: [subscriptionItem] }),
      )
      .executeTest(async (server) => {
        const { list } = await apiOf(server, session).listAdminWorkItems({ workKind: 'SUBSCRIPTION_REQUEST' })
        expect(list).toHaveLength(1)
      }))
})

describe('getAdminWorkDays', () => {
  it('counts what came in and was handled on each of fourteen days', () =>
    beginInteraction('work that waits', { session, workKinds: ['SUBSCRIPTION_REQUEST'] })
      .uponReceiving('getAdminWorkDays of the staff')
      .withRequest(...calling('getAdminWorkDays', {}, session))
      .willRespondWith(
        ...successAnswer({
          workKinds: ['SUBSCRIPTION_REQUEST', 'INQUIRY'],
          days: Array.from({ length: 14 }, () => ({
            date: day('2026-11-24'),
            received: integer(1),
            handled: integer(0),
          })),
        }),
      )
      .executeTest(async (server) => {
        const { days } = await apiOf(server, session).getAdminWorkDays({})
        expect(days).toHaveLength(14)
      }))
})

describeRefusals(workRefusals)
