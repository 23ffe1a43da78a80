import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { appId, approvers, requestId, requestOf, session } from './access.ts'
import { accessQueueRefusals, waitingRequestWorld } from './access-queue.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, oneOf, personal, time, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { eachLike, integer, string } = Matchers
const ages = { NEW: integer(1), AGED: integer(0), LATE: integer(0) }
const risk = oneOf('LOW', 'MEDIUM', 'HIGH')
const heldId = '4a7c1e90-38d5-4b62-9f0a-c6e2175d8b34'
const earlierId = '92f5d3b8-0e41-4c7a-b6d9-57a80c1e4f26'
const colleagues = requestOf({ ownYn: 'N' })

describe('getAdminAccessToday', () => {
  it('returns the waiting requests and the latest figures', () =>
    beginInteraction('a request for an approver', waitingRequestWorld)
      .uponReceiving('getAdminAccessToday of an approver')
      .withRequest(...calling('getAdminAccessToday', {}, session))
      .willRespondWith(
        ...successAnswer({
          roles: ['APPROVER'],
          waiting: 1,
          ages,
          longest: [colleagues],
          blocked: integer(0),
          ending: integer(0),
          trend: eachLike({
            date: day('2026-11-24'),
            requested: integer(1),
            decided: integer(0),
            found: integer(0),
            handled: integer(0),
          }),
          medianMinutes: null,
          formerMedianMinutes: null,
          done: [],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAdminAccessToday({})).toMatchObject({
          roles: ['APPROVER'],
          waiting: 1,
          longest: [{ requesterName: '송나래' }],
        })
      }))

  it('returns what was done last, and how long it took', () =>
    beginInteraction('a request for an approver', { ...waitingRequestWorld, request: 'APPROVED' })
      .uponReceiving('getAdminAccessToday of an approver with a decision')
      .withRequest(...calling('getAdminAccessToday', {}, session))
      .willRespondWith(
        ...successAnswer({
          medianMinutes: integer(320),
          done: [
            {
              itemId: requestId,
              topic: string('재무 회계 열람'),
              approvalType: 'APPLY',
              detector: null,
              personName: personal('송나래'),
              riskLevel: risk,
              decision: 'APPROVE',
              action: null,
              actorName: personal('이지호'),
              doneAt: time('2026-11-24T09:00:00+09:00'),
            },
          ],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAdminAccessToday({})).toMatchObject({
          done: [{ personName: '송나래', actorName: '이지호', decision: 'APPROVE' }],
        })
      }))
})

describe('listAdminAccessRequests', () => {
  it('returns the waiting requests that match the filters, with the result of an approval', () => {
    const asked = {
      appId,
      approvalType: 'APPLY',
      requestAge: 'NEW',
      riskLevel: 'LOW',
      search: '재무',
      limit: 50,
    } as const
    return beginInteraction('a request for an approver', waitingRequestWorld)
      .uponReceiving('listAdminAccessRequests of an approver')
      .withRequest(...calling('listAdminAccessRequests', asked, session))
      .willRespondWith(
        ...successAnswer({
          appId,
          approvalType: 'APPLY',
          requestAge: 'NEW',
          search: '재무',
          total: 1,
          waiting: 1,
          ages,
          apps: [{ appId, appName: string('재무 회계'), count: 1 }],
          nextCursor: null,
          list: [
            {
              request: colleagues,
              deptName: personal('재무팀'),
              riskLevel: risk,
              refusal: null,
              possibleYn: 'Y',
              previewEndDate: day('2026-12-24'),
              currentStartDate: null,
              currentEndDate: null,
            },
          ],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAdminAccessRequests(asked)).toMatchObject({
          total: 1,
          list: [{ refusal: null, request: { requestId } }],
        })
      })
  })
})

describe('getAdminAccessRequest', () => {
  it('returns the facts for the decision on a request', () =>
    beginInteraction('a request for an approver', waitingRequestWorld)
      .uponReceiving('getAdminAccessRequest of an approver')
      .withRequest(...calling('getAdminAccessRequest', { requestId }, session))
      .willRespondWith(
        ...successAnswer({
          seen: {
            request: colleagues,
            deptName: personal('재무팀'),
            riskLevel: risk,
            refusal: null,
            possibleYn: 'Y',
            previewEndDate: day('2026-12-24'),
            currentStartDate: null,
            currentEndDate: null,
          },
          memberId: uuid('7b0e5c1d-3f82-4a96-9d47-c26b8e1f5a03'),
          levelDescription: string('내용을 봅니다.'),
          administersYn: 'N',
          holders: { count: 0, sameDept: 0, names: [] },
          lastSignInAt: null,
          grants: eachLike({
            grantId: uuid(heldId),
            appName: string('전자결재'),
            levelName: string('열람'),
            riskLevel: risk,
            useStatus: 'NORMAL',
            endDate: day('2027-01-23'),
            sameAppYn: 'N',
          }),
          earlier: eachLike(
            requestOf({
              requestId: uuid(earlierId),
              version: 2,
              approvalResult: 'REJECTED',
              closeReason: 'DECISION',
              ownYn: 'N',
              closedAt: time('2026-11-04T09:00:00+09:00'),
              deciderName: personal('이지호'),
              comment: string('기간을 줄여 주세요.'),
            }),
          ),
          approvers,
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAdminAccessRequest({ requestId })).toMatchObject({
          seen: { deptName: '재무팀' },
          earlier: [{ approvalResult: 'REJECTED', deciderName: '이지호' }],
        })
      }))
})

describe('listAdminAccessDecisions', () => {
  it('returns the decisions, with their deciders and times', () => {
    const asked = {
      appId,
      approvalType: 'APPLY',
      decision: 'APPROVE',
      mineYn: 'N',
      search: '재무',
      sort: 'DECIDER',
      sortDirection: 'DESC',
      limit: 50,
    } as const
    return beginInteraction('a request for an approver', { ...waitingRequestWorld, request: 'APPROVED' })
      .uponReceiving('listAdminAccessDecisions of an approver')
      .withRequest(...calling('listAdminAccessDecisions', asked, session))
      .willRespondWith(
        ...successAnswer({
          total: 1,
          apps: [{ appId, appName: string('재무 회계'), count: 1 }],
          nextCursor: null,
          list: [
            requestOf({
              ownYn: 'N',
              approvalResult: 'APPROVED',
              closeReason: 'DECISION',
              closedAt: time('2026-11-24T09:00:00+09:00'),
              deciderName: personal('이지호'),
            }),
          ],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAdminAccessDecisions(asked)).toMatchObject({
          total: 1,
          list: [{ deciderName: '이지호' }],
        })
      })
  })
})

describeRefusals(accessQueueRefusals)
