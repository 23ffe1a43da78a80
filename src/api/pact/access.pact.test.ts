import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { accessRefusals } from './access.refusals.ts'
import {
  action,
  appId,
  approvers,
  area,
  event,
  grantId,
  levelId,
  requestId,
  requestOf,
  session,
  shownGrantId,
  used,
} from './access.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, oneOf, time } from './matchers.ts'
import { apiOf, calling, given, succeeding } from './pact.ts'

const { eachLike, integer, string } = Matchers

describe('listAccessGrants', () => {
  it('gives the permissions of a member with the possible requests for each', () =>
    given('a member of the access area', { ...area, grant: 'USED' })
      .uponReceiving('listAccessGrants of a member who has one')
      .withRequest(...calling('listAccessGrants', {}, session))
      .willRespondWith(...succeeding({ today: day('2026-11-24'), list: [used] }))
      .executeTest(async (server) => {
        const { list } = await apiOf(server, session).listAccessGrants({})
        expect(list).toMatchObject([
          {
            grantId,
            useStatus: 'NORMAL',
            endDate: '2027-01-23',
            actions: [
              { approvalType: 'APPLY', reason: 'HELD' },
              {},
              { reason: 'NOT_YET', opensOn: '2027-01-09' },
              {},
              {},
            ],
          },
        ])
      }))

  it('gives which one waits for a decision', () =>
    given('a member of the access area', { ...area, grant: 'ENDING', waits: requestId })
      .uponReceiving('listAccessGrants of a member who waits')
      .withRequest(...calling('listAccessGrants', {}, session))
      .willRespondWith(
        ...succeeding({
          today: day('2026-11-24'),
          list: [
            {
              ...used,
              openRequestId: requestId,
              actions: [
                action('APPLY', 'HELD'),
                action('RELEASE', null),
                action('EXTEND', 'WAITING'),
                action('SUSPEND', 'WAITING'),
                action('RESUME', 'NOT_PAUSED'),
              ],
            },
          ],
        }),
      )
      .executeTest(async (server) => {
        const { list } = await apiOf(server, session).listAccessGrants({})
        expect(list[0]).toMatchObject({ openRequestId: requestId })
      }))
})

describe('getAccessGrant', () => {
  it('gives one with its history', () =>
    given('a member of the access area', { ...area, grant: 'USED', grantId: shownGrantId })
      .uponReceiving('getAccessGrant of one in use')
      .withRequest(...calling('getAccessGrant', { grantId: shownGrantId }, session))
      .willRespondWith(
        ...succeeding({
          today: day('2026-11-24'),
          grant: { ...used, grantId: shownGrantId },
          events: eachLike(event('grant.started', null, day('2027-01-23'))),
        }),
      )
      .executeTest(async (server) => {
        const { grant, events } = await apiOf(server, session).getAccessGrant({ grantId: shownGrantId })
        expect([grant.appName, events[0]!.actorName]).toEqual(['재무 회계', '이지호'])
      }))
})

describe('getAccessApp', () => {
  it('gives an app with its levels and who decides', () =>
    given('a member of the access area', { ...area, grant: 'OVER' })
      .uponReceiving('getAccessApp of an app whose permission is over')
      .withRequest(...calling('getAccessApp', { appId }, session))
      .willRespondWith(
        ...succeeding({
          today: day('2026-11-24'),
          appId,
          name: string('재무 회계'),
          category: string('경영 지원'),
          icon: string('WINDOW'),
          description: string('전표와 결산을 처리합니다.'),
          devices: eachLike(oneOf('WINDOW', 'MAC', 'AOS', 'IOS')),
          useState: 'A',
          longestTermDays: integer(90),
          releaseReviewYn: 'N',
          approvers,
          levels: [
            {
              levelId,
              name: string('열람'),
              description: string('내용을 봅니다.'),
              adminYn: 'N',
              useState: 'A',
              longestTermDays: integer(90),
              useStatus: 'EXPIRE',
              grantId,
              endDate: day('2026-11-19'),
              openRequestId: null,
              actions: [
                action('APPLY', 'RENEW_INSTEAD'),
                action('RELEASE', 'ENDED'),
                action('EXTEND', null),
                action('SUSPEND', 'ENDED'),
                action('RESUME', 'ENDED'),
              ],
            },
          ],
        }),
      )
      .executeTest(async (server) => {
        const { levels, approvers: deciders } = await apiOf(server, session).getAccessApp({ appId })
        expect([levels[0]!.actions[2]!.reason, deciders[0]!.name]).toEqual([null, '이지호'])
      }))
})

describe('previewAccessRequest', () => {
  const asked = { levelId, approvalType: 'APPLY', termDays: 30 } as const

  it('gives until when a term would last, and who decides', () =>
    given('a member of the access area', { ...area, grant: 'NONE' })
      .uponReceiving('previewAccessRequest of an application')
      .withRequest(...calling('previewAccessRequest', asked, session))
      .willRespondWith(
        ...succeeding({
          reason: null,
          opensOn: null,
          endDate: day('2026-12-24'),
          autoApprovedYn: 'N',
          deadlineAt: time('2026-12-01T09:00:00+09:00'),
          approvers,
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).previewAccessRequest(asked)).toMatchObject({
          reason: null,
          endDate: '2026-12-24',
          approvers: [{ name: '이지호' }],
        })
      }))

  it('gives that a permission is released at once', () => {
    const release = { levelId, approvalType: 'RELEASE', termDays: null } as const
    return given('a member of the access area', { ...area, grant: 'USED' })
      .uponReceiving('previewAccessRequest of giving up')
      .withRequest(...calling('previewAccessRequest', release, session))
      .willRespondWith(
        ...succeeding({
          reason: null,
          opensOn: null,
          endDate: null,
          autoApprovedYn: 'Y',
          deadlineAt: null,
          approvers: [],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).previewAccessRequest(release)).toMatchObject({
          autoApprovedYn: 'Y',
          deadlineAt: null,
        })
      })
  })
})

describe('listAccessRequests', () => {
  it("gives a member's requests, a page of one result", () => {
    const asked = { approvalResult: 'WAITING', limit: 1 } as const
    return given('a member of the access area', { ...area, grant: 'NONE', waits: requestId })
      .uponReceiving('listAccessRequests of those that wait')
      .withRequest(...calling('listAccessRequests', asked, session))
      .willRespondWith(
        ...succeeding({ approvalResult: 'WAITING', total: 1, nextCursor: null, list: [requestOf()] }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAccessRequests(asked)).toMatchObject({
          total: 1,
          list: [{ requestId, requesterName: '송나래' }],
        })
      })
  })
})

describe('listAccessDecisions', () => {
  it('gives the requests that wait for an approver, and the number behind each tab', () =>
    given('a request for an approver', { session, appId, levelId, requestId, request: 'WAITING' })
      .uponReceiving('listAccessDecisions of an approver')
      .withRequest(...calling('listAccessDecisions', {}, session))
      .willRespondWith(
        ...succeeding({
          counts: { APP: 0, REQUEST: 0, APPROVAL: 1 },
          total: 1,
          nextCursor: null,
          list: [requestOf({ ownYn: 'N' })],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAccessDecisions({})).toMatchObject({
          counts: { APPROVAL: 1 },
          list: [{ requestId, ownYn: 'N' }],
        })
      }))
})

describeRefusals(accessRefusals)
