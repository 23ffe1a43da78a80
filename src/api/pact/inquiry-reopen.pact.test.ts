import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { added, inquiryId, inquiryOf, nobodys, number, password, session } from './inquiry.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const reopening = {
  idempotencyKey: '26f9a4c8-7d13-4b50-8e92-c4d7b1e0f635',
  inquiryId,
  version: 3,
  body: '같은 일이 다시 생겼습니다.',
}
const lost = { ...reopening, idempotencyKey: 'bf283d51-06ac-44e9-b72b-5d604a192fce', inquiryId: nobodys }
const own = { session, inquiryId, inquiryNo: number } as const

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

  it('says that there is none', () =>
    given('a member with inquiries', { session, inquiries: [] })
      .uponReceiving('reopenInquiry of one that is not there')
      .withRequest(...calling('reopenInquiry', lost, session))
      .willRespondWith(...refusing('inquiry.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).reopenInquiry(lost), 'inquiry.missing')))

  it('says that it has changed since it was seen', () => {
    const old = { ...reopening, idempotencyKey: '37a0b5d9-8e24-4c61-9fa3-d5e8c2f1a746', version: 2 }
    return given("a member's inquiry", { ...own, inquiryState: 'CLOSED' })
      .uponReceiving('reopenInquiry of an older version')
      .withRequest(...calling('reopenInquiry', old, session))
      .willRespondWith(...refusing('inquiry.changed'))
      .executeTest((server) => expectRefusal(apiOf(server, session).reopenInquiry(old), 'inquiry.changed'))
  })

  it('is limited', () => {
    const often = { ...reopening, idempotencyKey: '48b1c6ea-9f35-4d72-80b4-e6f9d3a2b857' }
    return given("a member's inquiry", { ...own, inquiryState: 'CLOSED', often: true })
      .uponReceiving('reopenInquiry too often')
      .withRequest(...calling('reopenInquiry', often, session))
      .willRespondWith(...refusing('inquiry.tooMany', { retryAfterSeconds: 3600 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).reopenInquiry(often), 'inquiry.tooMany', {
          retryAfterSeconds: 3600,
        }),
      )
  })

  it('takes a key for one opening only', () => {
    const again = { ...reopening, idempotencyKey: '59c2d7fb-a046-4e83-91c5-f70ae4b3c968' }
    return given("a member's inquiry", { ...own, inquiryState: 'CLOSED', usedKey: again.idempotencyKey })
      .uponReceiving('reopenInquiry with the key of another one')
      .withRequest(...calling('reopenInquiry', again, session))
      .willRespondWith(...refusing('key.reused'))
      .executeTest((server) => expectRefusal(apiOf(server, session).reopenInquiry(again), 'key.reused'))
  })

  it('needs the password once more', () =>
    given('a logged-in member', { session, password, passwordCheckYn: 'N' })
      .uponReceiving('reopenInquiry before the password check')
      .withRequest(...calling('reopenInquiry', reopening, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).reopenInquiry(reopening), 'password.unconfirmed'),
      ))
})
