import { describe, expect, it } from 'vitest'
import { closedId, requestOf, session } from './access.ts'
import { accessDecisionRefusals, approval, approverRequest } from './access-decision.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, personal, time, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const closedRequest = {
  requestId: closedId,
  version: 2,
  ownYn: 'N',
  closeReason: 'DECISION',
  closedAt: time('2026-11-24T09:00:00+09:00'),
  deciderName: personal('송나래'),
} as const

describe('decideAccessRequest', () => {
  it('approves a shorter term than the requested one', () => {
    const shorterApproval = {
      ...approval,
      requestId: closedId,
      comment: '확인했습니다.',
      termDays: 14,
    } as const
    return beginInteraction('a request for an approver', { ...approverRequest, requestId: closedId })
      .uponReceiving('decideAccessRequest by approving')
      .withRequest(...calling('decideAccessRequest', shorterApproval, session))
      .willRespondWith(
        ...successAnswer(
          requestOf({
            ...closedRequest,
            approvalResult: 'APPROVED',
            grantedTermDays: 14,
            endDate: day('2026-12-08'),
            grantId: uuid('e0a4c19b-6d83-4f57-92b6-7c1d08e5f3a2'),
            comment: '확인했습니다.',
          }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).decideAccessRequest(shorterApproval)).toMatchObject({
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
    return beginInteraction('a request for an approver', { ...approverRequest, requestId: closedId })
      .uponReceiving('decideAccessRequest by rejecting')
      .withRequest(...calling('decideAccessRequest', rejection, session))
      .willRespondWith(
        ...successAnswer(
          requestOf({ ...closedRequest, approvalResult: 'REJECTED', comment: rejection.comment }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).decideAccessRequest(rejection)).toMatchObject({
          approvalResult: 'REJECTED',
          deciderName: '송나래',
        })
      })
  })
})

describeRefusals(accessDecisionRefusals)
