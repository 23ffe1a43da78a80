import { describe, expect, it } from 'vitest'
import { appId, area, closedId, levelId, nobodys, password, requestId, requestOf, session } from './access.ts'
import { day, personal, time, uuid } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const forApprover = { session, appId, levelId, requestId, request: 'WAITING' } as const
const unconfirmed = { session, password, passwordCheckYn: 'N' } as const
const approval = { requestId, version: 1, decision: 'APPROVE', comment: '', termDays: null } as const
const closed = {
  requestId: closedId,
  version: 2,
  ownYn: 'N',
  closeReason: 'DECISION',
  closedAt: time('2026-11-24T09:00:00+09:00'),
  deciderName: personal('송나래'),
} as const

describe('decideAccessRequest', () => {
  it('approves a shorter term than was asked for', () => {
    const shorter = { ...approval, requestId: closedId, comment: '확인했습니다.', termDays: 14 } as const
    return given('a request for an approver', { ...forApprover, requestId: closedId })
      .uponReceiving('decideAccessRequest by approving')
      .withRequest(...calling('decideAccessRequest', shorter, session))
      .willRespondWith(
        ...succeeding(
          requestOf({
            ...closed,
            approvalResult: 'APPROVED',
            grantedTermDays: 14,
            endDate: day('2026-12-08'),
            grantId: uuid('e0a4c19b-6d83-4f57-92b6-7c1d08e5f3a2'),
            comment: '확인했습니다.',
          }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).decideAccessRequest(shorter)).toMatchObject({
          approvalResult: 'APPROVED',
          grantedTermDays: 14,
          termDays: 30,
          endDate: '2026-12-08',
        })
      })
  })

  it('rejects with a comment', () => {
    const rejection = {
      ...approval,
      requestId: closedId,
      decision: 'REJECT',
      comment: '조회를 요청해 주세요.',
    } as const
    return given('a request for an approver', { ...forApprover, requestId: closedId })
      .uponReceiving('decideAccessRequest by rejecting')
      .withRequest(...calling('decideAccessRequest', rejection, session))
      .willRespondWith(
        ...succeeding(requestOf({ ...closed, approvalResult: 'REJECTED', comment: rejection.comment })),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).decideAccessRequest(rejection)).toMatchObject({
          approvalResult: 'REJECTED',
          deciderName: '송나래',
        })
      })
  })

  it('says that there is none', () => {
    const wrong = { ...approval, requestId: nobodys } as const
    return given('a request for an approver', forApprover)
      .uponReceiving('decideAccessRequest of one that is not there')
      .withRequest(...calling('decideAccessRequest', wrong, session))
      .willRespondWith(...refusing('accessRequest.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).decideAccessRequest(wrong), 'accessRequest.missing'),
      )
  })

  it('says that it has been decided', () => {
    const wrong = { ...approval } as const
    return given('a request for an approver', { ...forApprover, request: 'APPROVED' })
      .uponReceiving('decideAccessRequest of a decided one')
      .withRequest(...calling('decideAccessRequest', wrong, session))
      .willRespondWith(...refusing('accessRequest.decided'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).decideAccessRequest(wrong), 'accessRequest.decided'),
      )
  })

  it('is for nobody on a request of their own', () => {
    const wrong = { ...approval } as const
    return given('a member of the access area', { ...area, grant: 'NONE', waits: requestId })
      .uponReceiving('decideAccessRequest of an own one')
      .withRequest(...calling('decideAccessRequest', wrong, session))
      .willRespondWith(...refusing('decision.own'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).decideAccessRequest(wrong), 'decision.own'),
      )
  })

  it('leaves to security what security paused', () => {
    const wrong = { ...approval } as const
    return given('a request for an approver', { ...forApprover, request: 'SECURITY_PAUSE' })
      .uponReceiving('decideAccessRequest of a pause by security')
      .withRequest(...calling('decideAccessRequest', wrong, session))
      .willRespondWith(...refusing('decision.forbidden'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).decideAccessRequest(wrong), 'decision.forbidden'),
      )
  })

  it('asks why something is rejected', () => {
    const wrong = { ...approval, decision: 'REJECT' } as const
    return given('a request for an approver', forApprover)
      .uponReceiving('decideAccessRequest by rejecting without a word')
      .withRequest(...calling('decideAccessRequest', wrong, session))
      .willRespondWith(...refusing('decision.commentMissing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).decideAccessRequest(wrong), 'decision.commentMissing'),
      )
  })

  it('grants no longer term than was asked for', () => {
    const wrong = { ...approval, termDays: 31 } as const
    return given('a request for an approver', forApprover)
      .uponReceiving('decideAccessRequest with a longer term')
      .withRequest(...calling('decideAccessRequest', wrong, session))
      .willRespondWith(...refusing('decision.termInvalid'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).decideAccessRequest(wrong), 'decision.termInvalid'),
      )
  })

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('decideAccessRequest before the password check')
      .withRequest(...calling('decideAccessRequest', approval, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).decideAccessRequest(approval), 'password.unconfirmed'),
      ))
})
