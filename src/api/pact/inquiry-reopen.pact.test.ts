import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { added, inquiryOf, session } from './inquiry.ts'
import { inquiryReopenRefusals, own, reopening } from './inquiry-reopen.refusals.ts'
import { apiOf, calling, given, succeeding } from './pact.ts'

describe('reopenInquiry', () => {
  it('opens a closed one again', () =>
    given("a member's inquiry", { ...own, inquiryState: 'CLOSED' })
      .uponReceiving('reopenInquiry of a closed one')
      .withRequest(
        ...calling(
          'reopenInquiry',
          { ...reopening, idempotencyKey: Matchers.uuid(reopening.idempotencyKey) },
          session,
        ),
      )
      .willRespondWith(
        ...succeeding(
          inquiryOf({
            inquiryState: 'REOPENED',
            answered: true,
            version: 4,
            added: [added('CUSTOMER', reopening.body)],
          }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).reopenInquiry(reopening)).toMatchObject({
          inquiryState: 'REOPENED',
          version: 4,
        })
      }))
})

describeRefusals(inquiryReopenRefusals)
