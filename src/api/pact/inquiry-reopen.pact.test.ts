import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { addedMessage, inquiryOf, session } from './inquiry.ts'
import { inquiryReopenRefusals, ownInquiryWorld, reopenBody } from './inquiry-reopen.refusals.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

describe('reopenInquiry', () => {
  it('opens a closed inquiry again', () =>
    beginInteraction("a member's inquiry", { ...ownInquiryWorld, inquiryState: 'CLOSED' })
      .uponReceiving('reopenInquiry of a closed one')
      .withRequest(
        ...calling(
          'reopenInquiry',
          { ...reopenBody, idempotencyKey: Matchers.uuid(reopenBody.idempotencyKey) },
          session,
        ),
      )
      .willRespondWith(
        ...successAnswer(
          inquiryOf({
            inquiryState: 'REOPENED',
            answered: true,
            version: 4,
            added: [addedMessage('CUSTOMER', reopenBody.body)],
          }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).reopenInquiry(reopenBody)).toMatchObject({
          inquiryState: 'REOPENED',
          version: 4,
        })
      }))
})

describeRefusals(inquiryReopenRefusals)
