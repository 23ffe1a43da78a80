import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { appId, levelId, requestId, requestOf, session } from './access.ts'
import { accessQueueRefusals } from './access-queue.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day } from './matchers.ts'
import { apiOf, calling, given, succeeding } from './pact.ts'

const { eachLike, integer, string } = Matchers
const waiting = { session, appId, levelId, requestId, request: 'WAITING' } as const
const ages = { NEW: integer(1), AGED: integer(0), LATE: integer(0) }
const colleagues = requestOf({ ownYn: 'N' })

describe('getAdminAccessToday', () => {
  it('says what waits and how it went lately', () =>
    given('a request for an approver', waiting)
      .uponReceiving('getAdminAccessToday of an approver')
      .withRequest(...calling('getAdminAccessToday', {}, session))
      .willRespondWith(
        ...succeeding({
          roles: ['APPROVER'],
          waiting: 1,
          ages,
          longest: [colleagues],
          blocked: integer(0),
          ending: integer(0),
          trend: eachLike({ date: day('2026-11-24'), requested: integer(1), decided: integer(0) }),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAdminAccessToday({})).toMatchObject({
          roles: ['APPROVER'],
          waiting: 1,
          longest: [{ requesterName: '송나래' }],
        })
      }))
})

describe('listAdminAccessRequests', () => {
  it('gives what waits under filters, with what an approval would give', () => {
    const asked = { appId, approvalType: 'APPLY', requestAge: 'NEW', search: '재무', limit: 50 } as const
    return given('a request for an approver', waiting)
      .uponReceiving('listAdminAccessRequests of an approver')
      .withRequest(...calling('listAdminAccessRequests', asked, session))
      .willRespondWith(
        ...succeeding({
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
              refusal: null,
              possibleYn: 'Y',
              previewEndDate: day('2026-12-24'),
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

describeRefusals(accessQueueRefusals)
