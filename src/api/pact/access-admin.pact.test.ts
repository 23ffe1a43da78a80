import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { appId, area, closedId, grantId, levelId, nobodys, password, session } from './access.ts'
import { day, personal, time } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { integer, string } = Matchers
const one = { session, appId, levelId, grantId, grant: 'USED' } as const
const unconfirmed = { session, password, passwordCheckYn: 'N' } as const
const change = { grantId, version: 1, comment: '담당 업무가 바뀌었습니다.' }
const shownAs = (more: object = {}) => ({
  grantId,
  version: 1,
  memberName: personal('이지호'),
  appId,
  appName: string('재무 회계'),
  levelId,
  levelName: string('열람'),
  useStatus: 'NORMAL',
  pauseOrigin: null,
  endReason: null,
  startAt: time('2026-11-14T09:00:00+09:00'),
  endDate: day('2027-01-23'),
  revokeYn: 'Y',
  blockYn: 'Y',
  liftYn: 'N',
  ...more,
})

describe('listAdminAccessGrants', () => {
  it('gives the permissions of the company, one state and some words', () => {
    const asked = { useStatus: 'NORMAL', search: '지호', limit: 1 } as const
    return given('a permission for an admin', one)
      .uponReceiving('listAdminAccessGrants of an admin')
      .withRequest(...calling('listAdminAccessGrants', asked, session))
      .willRespondWith(
        ...succeeding({
          useStatus: 'NORMAL',
          search: '지호',
          total: integer(1),
          nextCursor: null,
          list: [shownAs()],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAdminAccessGrants(asked)).toMatchObject({
          total: 1,
          list: [{ memberName: '이지호', blockYn: 'Y' }],
        })
      })
  })

  it('is for admins', () =>
    given('a member of the access area', { ...area, grant: 'NONE' })
      .uponReceiving('listAdminAccessGrants from a member')
      .withRequest(...calling('listAdminAccessGrants', {}, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listAdminAccessGrants({}), 'role.missing'),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('listAdminAccessGrants before the password check')
      .withRequest(...calling('listAdminAccessGrants', {}, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listAdminAccessGrants({}), 'password.unconfirmed'),
      ))
})

describe('revokeAccessGrant', () => {
  it('ends a permission now', () =>
    given('a permission for an admin', one)
      .uponReceiving('revokeAccessGrant of an admin')
      .withRequest(...calling('revokeAccessGrant', change, session))
      .willRespondWith(
        ...succeeding(
          shownAs({ version: 2, useStatus: 'EXPIRE', endReason: 'REVOKED', revokeYn: 'N', blockYn: 'N' }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).revokeAccessGrant(change)).toMatchObject({ grantId, version: 2 })
      }))

  it('says that there is none', () =>
    given('a permission for an admin', one)
      .uponReceiving('revokeAccessGrant of one that is not there')
      .withRequest(...calling('revokeAccessGrant', { ...change, grantId: nobodys }, session))
      .willRespondWith(...refusing('accessGrant.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).revokeAccessGrant({ ...change, grantId: nobodys }),
          'accessGrant.missing',
        ),
      ))

  it('says that it has changed since it was seen', () =>
    given('a permission for an admin', one)
      .uponReceiving('revokeAccessGrant of another version')
      .withRequest(...calling('revokeAccessGrant', { ...change, version: 7 }, session))
      .willRespondWith(...refusing('accessGrant.changed'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).revokeAccessGrant({ ...change, version: 7 }),
          'accessGrant.changed',
        ),
      ))

  it('asks why', () =>
    given('a permission for an admin', one)
      .uponReceiving('revokeAccessGrant without a word')
      .withRequest(...calling('revokeAccessGrant', { ...change, comment: ' ' }, session))
      .willRespondWith(...refusing('decision.commentMissing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).revokeAccessGrant({ ...change, comment: ' ' }),
          'decision.commentMissing',
        ),
      ))

  it('says that the last administrator stays', () =>
    given('a permission for an admin', { ...one, lastAdmin: true })
      .uponReceiving('revokeAccessGrant of the last administrator')
      .withRequest(...calling('revokeAccessGrant', change, session))
      .willRespondWith(...refusing('access.lastAdmin'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).revokeAccessGrant(change), 'access.lastAdmin'),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('revokeAccessGrant before the password check')
      .withRequest(...calling('revokeAccessGrant', change, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).revokeAccessGrant(change), 'password.unconfirmed'),
      ))
})

describe('blockAccessGrant', () => {
  it('pauses one at once', () =>
    given('a permission for an admin', one)
      .uponReceiving('blockAccessGrant of an admin')
      .withRequest(...calling('blockAccessGrant', change, session))
      .willRespondWith(
        ...succeeding(
          shownAs({ version: 2, useStatus: 'PAUSE', pauseOrigin: 'SECURITY', blockYn: 'N', liftYn: 'Y' }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).blockAccessGrant(change)).toMatchObject({ grantId, version: 2 })
      }))

  it('says that there is none', () =>
    given('a permission for an admin', one)
      .uponReceiving('blockAccessGrant of one that is not there')
      .withRequest(...calling('blockAccessGrant', { ...change, grantId: nobodys }, session))
      .willRespondWith(...refusing('accessGrant.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).blockAccessGrant({ ...change, grantId: nobodys }),
          'accessGrant.missing',
        ),
      ))

  it('says that it has changed since it was seen', () =>
    given('a permission for an admin', one)
      .uponReceiving('blockAccessGrant of another version')
      .withRequest(...calling('blockAccessGrant', { ...change, version: 7 }, session))
      .willRespondWith(...refusing('accessGrant.changed'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).blockAccessGrant({ ...change, version: 7 }),
          'accessGrant.changed',
        ),
      ))

  it('asks why', () =>
    given('a permission for an admin', one)
      .uponReceiving('blockAccessGrant without a word')
      .withRequest(...calling('blockAccessGrant', { ...change, comment: ' ' }, session))
      .willRespondWith(...refusing('decision.commentMissing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).blockAccessGrant({ ...change, comment: ' ' }),
          'decision.commentMissing',
        ),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('blockAccessGrant before the password check')
      .withRequest(...calling('blockAccessGrant', change, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).blockAccessGrant(change), 'password.unconfirmed'),
      ))
})

describe('liftAccessGrant', () => {
  it('ends a pause of security', () =>
    given('a permission for an admin', { ...one, grant: 'BLOCKED' })
      .uponReceiving('liftAccessGrant of an admin')
      .withRequest(...calling('liftAccessGrant', change, session))
      .willRespondWith(...succeeding(shownAs({ version: 2 })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).liftAccessGrant(change)).toMatchObject({ grantId, version: 2 })
      }))

  it('says that there is none', () =>
    given('a permission for an admin', { ...one, grant: 'BLOCKED' })
      .uponReceiving('liftAccessGrant of one that is not there')
      .withRequest(...calling('liftAccessGrant', { ...change, grantId: nobodys }, session))
      .willRespondWith(...refusing('accessGrant.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).liftAccessGrant({ ...change, grantId: nobodys }),
          'accessGrant.missing',
        ),
      ))

  it('says that it has changed since it was seen', () =>
    given('a permission for an admin', { ...one, grant: 'BLOCKED' })
      .uponReceiving('liftAccessGrant of another version')
      .withRequest(...calling('liftAccessGrant', { ...change, version: 7 }, session))
      .willRespondWith(...refusing('accessGrant.changed'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).liftAccessGrant({ ...change, version: 7 }),
          'accessGrant.changed',
        ),
      ))

  it('asks why', () =>
    given('a permission for an admin', { ...one, grant: 'BLOCKED' })
      .uponReceiving('liftAccessGrant without a word')
      .withRequest(...calling('liftAccessGrant', { ...change, comment: ' ' }, session))
      .willRespondWith(...refusing('decision.commentMissing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).liftAccessGrant({ ...change, comment: ' ' }),
          'decision.commentMissing',
        ),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('liftAccessGrant before the password check')
      .withRequest(...calling('liftAccessGrant', change, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).liftAccessGrant(change), 'password.unconfirmed'),
      ))
})

describe('decideAccessRequests', () => {
  const two = [
    { requestId: closedId, version: 1 },
    { requestId: nobodys, version: 1 },
  ]
  const asked = { requests: two, decision: 'APPROVE', comment: '' } as const
  const rejecting = { ...asked, decision: 'REJECT' } as const

  it('decides on each for itself', () =>
    given('a permission for an admin', { ...one, requestId: closedId })
      .uponReceiving('decideAccessRequests of one that waits and one that is not there')
      .withRequest(...calling('decideAccessRequests', asked, session))
      .willRespondWith(
        ...succeeding({
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
              requestId: nobodys,
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
        const { list } = await apiOf(server, session).decideAccessRequests({ ...asked, requests: [...two] })
        expect(list.map(({ code, approvalResult }) => [code, approvalResult])).toEqual([
          [200, 'APPROVED'],
          [5031, null],
        ])
      }))

  it('asks why they are rejected', () =>
    given('a permission for an admin', one)
      .uponReceiving('decideAccessRequests by rejecting without a word')
      .withRequest(...calling('decideAccessRequests', rejecting, session))
      .willRespondWith(...refusing('decision.commentMissing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).decideAccessRequests({ ...rejecting, requests: [...two] }),
          'decision.commentMissing',
        ),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('decideAccessRequests before the password check')
      .withRequest(...calling('decideAccessRequests', asked, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).decideAccessRequests({ ...asked, requests: [...two] }),
          'password.unconfirmed',
        ),
      ))
})
