import { describe, expect, it } from 'vitest'
import { session } from './access.ts'
import { describeRefusals } from './describe-refusals.ts'
import { personal, time, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import { searchRefusals } from './search.refusals.ts'

const subscriptionId = '6a5d0c38-19e7-4f42-b6c1-8e3f7a92d054'
const serviceName = '빗장 통합 로그인'
const number = 'S2026-000001'
const requestedAt = '2026-11-22T10:21:00+09:00'
const numberIn = personal(number)
/** The waiting request as the staff finds it. */
const waitingHit = {
  hitKind: 'SUBSCRIPTION' as const,
  ownYn: 'N' as const,
  moreYn: 'N' as const,
  list: [
    {
      hitId: uuid(subscriptionId),
      title: personal('솔바람상회 주식회사'),
      detail: personal(`${serviceName} 프로 · ${number}`),
      state: 'REQUESTED',
      at: time(requestedAt),
    },
  ],
}

describe('searchPortal', () => {
  it('finds an entry of a list by an incomplete syllable', () =>
    beginInteraction('a member with subscriptions', {
      session,
      subscriptions: [{ subscriptionId, subscriptionState: 'ACTIVE', serviceName }],
    })
      .uponReceiving('searchPortal of a subscription')
      .withRequest(...calling('searchPortal', { search: '통합 로그이' }, session))
      .willRespondWith(
        ...successAnswer({
          search: '통합 로그이',
          passwordNeededYn: 'N',
          groups: [
            {
              hitKind: 'SUBSCRIPTION',
              ownYn: 'Y',
              moreYn: 'N',
              list: [
                {
                  hitId: subscriptionId,
                  title: personal('빗장 통합 로그인 프로'),
                  detail: numberIn,
                  state: 'ACTIVE',
                  at: time(requestedAt),
                },
              ],
            },
          ],
        }),
      )
      .executeTest(async (server) => {
        const result = await apiOf(server, session).searchPortal({ search: '통합 로그이' })
        expect(result).toEqual({
          search: '통합 로그이',
          passwordNeededYn: 'N',
          groups: [
            {
              hitKind: 'SUBSCRIPTION',
              ownYn: 'Y',
              moreYn: 'N',
              list: [
                {
                  hitId: subscriptionId,
                  title: '빗장 통합 로그인 프로',
                  detail: number,
                  state: 'ACTIVE',
                  at: requestedAt,
                },
              ],
            },
          ],
        })
      }))

  it('finds nothing by a word of one letter', () =>
    beginInteraction('a member with subscriptions', {
      session,
      subscriptions: [{ subscriptionId, subscriptionState: 'ACTIVE', serviceName }],
    })
      .uponReceiving('searchPortal of one letter')
      .withRequest(...calling('searchPortal', { search: '통' }, session))
      .willRespondWith(...successAnswer({ search: null, passwordNeededYn: 'N', groups: [] }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).searchPortal({ search: '통' })).toEqual({
          search: null,
          passwordNeededYn: 'N',
          groups: [],
        })
      }))

  it('omits results that require the password check, and reports that check as missing', () =>
    beginInteraction('a logged-in member', { session, passwordCheckYn: 'N', password: 'dalbit-norae-4718' })
      .uponReceiving('searchPortal before the password check')
      .withRequest(...calling('searchPortal', { search: '없는 말' }, session))
      .willRespondWith(...successAnswer({ search: '없는 말', passwordNeededYn: 'Y', groups: [] }))
      .executeTest(async (server) => {
        const result = await apiOf(server, session).searchPortal({ search: '없는 말' })
        expect(result).toMatchObject({ passwordNeededYn: 'Y', groups: [] })
      }))
})

describe('searchAdminPortal', () => {
  it('finds an entry of a list in the admin area by initial consonants', () =>
    beginInteraction('work that waits', { session, workKinds: ['SUBSCRIPTION_REQUEST'] })
      .uponReceiving('searchAdminPortal of the staff')
      .withRequest(...calling('searchAdminPortal', { search: 'ㅅㅂㄹ' }, session))
      .willRespondWith(
        ...successAnswer({
          search: 'ㅅㅂㄹ',
          passwordNeededYn: 'N',
          groups: [
            {
              hitKind: 'COMPANY',
              ownYn: 'N',
              moreYn: 'N',
              list: [
                {
                  hitId: null,
                  title: personal('솔바람상회 주식회사'),
                  detail: null,
                  state: null,
                  at: null,
                },
              ],
            },
            waitingHit,
          ],
        }),
      )
      .executeTest(async (server) => {
        const { groups } = await apiOf(server, session).searchAdminPortal({ search: 'ㅅㅂㄹ' })
        expect(groups.map(({ hitKind, ownYn, list }) => [hitKind, ownYn, list[0]?.title])).toEqual([
          ['COMPANY', 'N', '솔바람상회 주식회사'],
          ['SUBSCRIPTION', 'N', '솔바람상회 주식회사'],
        ])
      }))

  it("also finds the caller's own entries, after the others", () =>
    beginInteraction('work that waits', { session, workKinds: ['SUBSCRIPTION_REQUEST'] })
      .uponReceiving('searchAdminPortal of a service')
      .withRequest(...calling('searchAdminPortal', { search: 'ㅌㅎ ㄹㄱㅇ' }, session))
      .willRespondWith(
        ...successAnswer({
          search: 'ㅌㅎ ㄹㄱㅇ',
          passwordNeededYn: 'N',
          groups: [
            waitingHit,
            {
              hitKind: 'SUBSCRIPTION',
              ownYn: 'Y',
              moreYn: 'N',
              list: [
                {
                  hitId: uuid(subscriptionId),
                  title: personal('빗장 통합 로그인 프로'),
                  detail: numberIn,
                  state: 'REQUESTED',
                  at: time(requestedAt),
                },
              ],
            },
          ],
        }),
      )
      .executeTest(async (server) => {
        const { groups } = await apiOf(server, session).searchAdminPortal({ search: 'ㅌㅎ ㄹㄱㅇ' })
        expect(groups.map(({ hitKind, ownYn, list }) => [hitKind, ownYn, list[0]?.title])).toEqual([
          ['SUBSCRIPTION', 'N', '솔바람상회 주식회사'],
          ['SUBSCRIPTION', 'Y', '빗장 통합 로그인 프로'],
        ])
      }))
})

describeRefusals(searchRefusals)
