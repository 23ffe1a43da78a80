import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { appId, closedId, grantId, levelId, requestId, requestOf, session, unknownId } from './access.ts'
import { accessAdminRefusals, adminIds, change, holderId, twoGrantIds } from './access-admin.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, oneOf, personal, time, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { integer, string } = Matchers
const adminGrantView = (more: object = {}) => ({
  grantId,
  version: 1,
  memberId: uuid(holderId),
  memberName: personal('이지호'),
  deptName: personal('재무팀'),
  appId,
  appName: string('재무 회계'),
  icon: string('COIN'),
  levelId,
  levelName: string('열람'),
  riskLevel: oneOf('LOW', 'MEDIUM', 'HIGH'),
  useStatus: 'NORMAL',
  pauseOrigin: null,
  pausedBefore: null,
  endReason: null,
  startAt: time('2026-11-14T09:00:00+09:00'),
  endDate: day('2027-01-23'),
  revokeYn: 'Y',
  blockYn: 'Y',
  liftYn: 'N',
  ...more,
})

describe('listAdminAccessGrants', () => {
  it('returns the permissions of the company in one state that match a search', () => {
    const asked = {
      useStatus: 'NORMAL',
      riskLevel: 'LOW',
      appId,
      search: '지호',
      sort: 'END',
      sortDirection: 'DESC',
      limit: 1,
    } as const
    return beginInteraction('a permission for an admin', adminIds)
      .uponReceiving('listAdminAccessGrants of an admin')
      .withRequest(...calling('listAdminAccessGrants', asked, session))
      .willRespondWith(
        ...successAnswer({
          useStatus: 'NORMAL',
          search: '지호',
          total: integer(1),
          apps: [{ appId, appName: string('재무 회계'), count: integer(1) }],
          nextCursor: null,
          list: [adminGrantView()],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAdminAccessGrants(asked)).toMatchObject({
          total: 1,
          list: [{ memberName: '이지호', blockYn: 'Y' }],
        })
      })
  })
})

describe('exportAdminAccessGrants', () => {
  it('returns the permissions as a file', () => {
    const asked: Input<'exportAdminAccessGrants'> = {
      useStatus: 'NORMAL',
      riskLevel: 'LOW',
      appId,
      grantIds: [grantId],
      sort: 'PERSON',
    }
    return beginInteraction('a permission for an admin', adminIds)
      .uponReceiving('exportAdminAccessGrants of an admin')
      .withRequest(...calling('exportAdminAccessGrants', asked, session))
      .willRespondWith(
        ...successAnswer({
          fileName: string('구성원권한-2026-11-24.csv'),
          rows: integer(1),
          csv: personal('\uFEFF구성원,부서\r\n'),
        }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server, session).exportAdminAccessGrants(asked)).csv).toContain('구성원,부서')
      })
  })
})

describe('getAdminPerson', () => {
  it('returns a colleague with their permissions and requests', () =>
    beginInteraction('a permission for an admin', { ...adminIds, holderId, requestId })
      .uponReceiving('getAdminPerson of an admin')
      .withRequest(...calling('getAdminPerson', { memberId: holderId }, session))
      .willRespondWith(
        ...successAnswer({
          memberId: holderId,
          name: personal('이지호'),
          email: personal('jiho.lee@solbaram.example'),
          deptName: personal('재무팀'),
          roles: [],
          lastSignInAt: null,
          grants: [adminGrantView()],
          waiting: 1,
          requests: [
            {
              ...requestOf({ ownYn: 'N' }),
              requesterName: personal('이지호'),
              levelId: uuid('0f8e7d6c-5b4a-4392-8a17-6c5d4e3f2a1b'),
              levelName: string('편집'),
            },
          ],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAdminPerson({ memberId: holderId })).toMatchObject({
          name: '이지호',
          grants: [{ grantId, riskLevel: 'LOW' }],
          requests: [{ requesterName: '이지호' }],
        })
      }))
})

describe('revokeAccessGrant', () => {
  it('revokes a permission immediately', () =>
    beginInteraction('a permission for an admin', adminIds)
      .uponReceiving('revokeAccessGrant of an admin')
      .withRequest(...calling('revokeAccessGrant', change, session))
      .willRespondWith(
        ...successAnswer(
          adminGrantView({
            version: 2,
            useStatus: 'EXPIRE',
            endReason: 'REVOKED',
            revokeYn: 'N',
            blockYn: 'N',
          }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).revokeAccessGrant(change)).toMatchObject({ grantId, version: 2 })
      }))
})

describe('blockAccessGrant', () => {
  it('suspends a permission at once', () =>
    beginInteraction('a permission for an admin', adminIds)
      .uponReceiving('blockAccessGrant of an admin')
      .withRequest(...calling('blockAccessGrant', change, session))
      .willRespondWith(
        ...successAnswer(
          adminGrantView({
            version: 2,
            useStatus: 'PAUSE',
            pauseOrigin: 'SECURITY',
            blockYn: 'N',
            liftYn: 'Y',
          }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).blockAccessGrant(change)).toMatchObject({ grantId, version: 2 })
      }))
})

describe('liftAccessGrant', () => {
  it('lifts a suspension by security', () =>
    beginInteraction('a permission for an admin', { ...adminIds, grant: 'BLOCKED' })
      .uponReceiving('liftAccessGrant of an admin')
      .withRequest(...calling('liftAccessGrant', change, session))
      .willRespondWith(...successAnswer(adminGrantView({ version: 2 })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).liftAccessGrant(change)).toMatchObject({ grantId, version: 2 })
      }))
})

describe('decideAccessRequests', () => {
  const asked = { requests: twoGrantIds, decision: 'APPROVE', comment: '' } as const

  it('decides on each request separately', () =>
    beginInteraction('a permission for an admin', { ...adminIds, requestId: closedId })
      .uponReceiving('decideAccessRequests of one that waits and one that is not there')
      .withRequest(...calling('decideAccessRequests', asked, session))
      .willRespondWith(
        ...successAnswer({
          list: [
            {
              requestId: closedId,
              code: 200,
              msg: string('OK'),
              approvalResult: 'APPROVED',
              closeReason: 'DECISION',
              deciderName: personal('송나래'),
            },
            {
              requestId: unknownId,
              code: 5031,
              msg: string('신청을 찾을 수 없습니다.'),
              approvalResult: null,
              closeReason: null,
              deciderName: null,
            },
          ],
        }),
      )
      .executeTest(async (server) => {
        const { list } = await apiOf(server, session).decideAccessRequests({
          ...asked,
          requests: [...twoGrantIds],
        })
        expect(list.map(({ code, approvalResult }) => [code, approvalResult])).toEqual([
          [200, 'APPROVED'],
          [5031, null],
        ])
      }))
})

describeRefusals(accessAdminRefusals)
