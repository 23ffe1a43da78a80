import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { closedId, detailOf, requestId, requestOf, session } from './access.ts'
import {
  accessRequestRefusals,
  approverRequest,
  commentAccessRequestBody,
  ownRequestWaits,
} from './access-request.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { time } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const toClose = { requestId: closedId, version: 1 }

describe('getAccessRequest', () => {
  it('returns a request to the requester', () =>
    beginInteraction('a member of the access area', ownRequestWaits)
      .uponReceiving('getAccessRequest of an own one')
      .withRequest(...calling('getAccessRequest', { requestId }, session))
      .willRespondWith(...successAnswer(detailOf({})))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAccessRequest({ requestId })).toMatchObject({
          withdrawYn: 'Y',
          request: { requestId },
          events: [{ actorName: '이지호' }],
        })
      }))

  it('returns a request to the approver', () =>
    beginInteraction('a request for an approver', approverRequest)
      .uponReceiving('getAccessRequest of an approver')
      .withRequest(...calling('getAccessRequest', { requestId }, session))
      .willRespondWith(
        ...successAnswer(detailOf({ ownYn: 'N' }, { withdrawYn: 'N', decideYn: 'Y', termChange: 'SHORTER' })),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAccessRequest({ requestId })).toMatchObject({
          decideYn: 'Y',
          termChange: 'SHORTER',
          previewEndDate: '2026-12-24',
          possibleYn: 'Y',
        })
      }))
})

describe('withdrawAccessRequest', () => {
  it('withdraws a request', () =>
    beginInteraction('a member of the access area', { ...ownRequestWaits, waits: closedId })
      .uponReceiving('withdrawAccessRequest of one that waits')
      .withRequest(...calling('withdrawAccessRequest', toClose, session))
      .willRespondWith(
        ...successAnswer(
          requestOf({
            requestId: closedId,
            version: 2,
            approvalResult: 'REJECTED',
            closeReason: 'WITHDRAWN',
            closedAt: time('2026-11-24T09:00:00+09:00'),
          }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).withdrawAccessRequest(toClose)).toMatchObject({
          closeReason: 'WITHDRAWN',
          version: 2,
        })
      }))
})

describe('commentAccessRequest', () => {
  it('adds a comment to a waiting request', () =>
    beginInteraction('a member of the access area', ownRequestWaits)
      .uponReceiving('commentAccessRequest of one that waits')
      .withRequest(
        ...calling(
          'commentAccessRequest',
          {
            ...commentAccessRequestBody,
            idempotencyKey: Matchers.uuid(commentAccessRequestBody.idempotencyKey),
          },
          session,
        ),
      )
      .willRespondWith(...successAnswer(detailOf({})))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).commentAccessRequest(commentAccessRequestBody)).toMatchObject({
          commentYn: 'Y',
          request: { requestId },
        })
      }))
})

describeRefusals(accessRequestRefusals)
