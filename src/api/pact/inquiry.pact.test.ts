import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import {
  added,
  fileId,
  inquiryId,
  inquiryOf,
  listItemOf,
  nobodys,
  number,
  password,
  session,
} from './inquiry.ts'
import { inquiryNo, time } from './matchers.ts'
import { apiOf, calledBefore, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const email = 'narae.song@solbaram.example'
const unconfirmed = { session, password, passwordCheckYn: 'N' } as const
const form = {
  idempotencyKey: '3d8f1a64-7b2c-4e90-9a15-c6e0d4b7f283',
  inquiryType: 'TECHNICAL',
  name: '송나래',
  email,
  phoneNumber: '01000001234',
  companyName: '솔바람상회 주식회사',
  subject: '인증 문자가 오지 않습니다',
  body: '어제부터 인증 문자가 오지 않습니다.',
  fileIds: [] as string[],
  privacyAgreeYn: 'Y',
} as const
const travelling = {
  ...form,
  name: encodeBase64(form.name),
  email: encodeBase64(form.email),
  phoneNumber: encodeBase64(form.phoneNumber),
  companyName: encodeBase64(form.companyName),
}
const receipt = (id: unknown) => ({
  inquiryId: id,
  inquiryNo: inquiryNo(number),
  receivedAt: time('2026-11-21T12:00:00+09:00'),
})

describe('writeInquiry', () => {
  it('takes an inquiry with a file in, and gives its number', () =>
    given('a file that waits', { fileId })
      .uponReceiving('writeInquiry with a file')
      .withRequest(
        ...calling('writeInquiry', {
          ...travelling,
          fileIds: [fileId],
          idempotencyKey: Matchers.uuid(form.idempotencyKey),
        }),
      )
      .willRespondWith(...succeeding(receipt(null)))
      .executeTest(async (server) => {
        expect(await apiOf(server).writeInquiry({ ...form, fileIds: [fileId] })).toEqual({
          inquiryId: null,
          inquiryNo: number,
          receivedAt: '2026-11-21T12:00:00+09:00',
        })
      }))

  it("takes a member's in as theirs", () => {
    const own = { ...form, idempotencyKey: '5e1b9c37-2a48-4d06-8f73-b0a6d9e4c152' }
    return given('a member with inquiries', { session, inquiries: [] })
      .uponReceiving('writeInquiry of a member')
      .withRequest(
        ...calling(
          'writeInquiry',
          { ...travelling, idempotencyKey: Matchers.uuid(own.idempotencyKey) },
          session,
        ),
      )
      .willRespondWith(...succeeding(receipt(Matchers.uuid(inquiryId))))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).writeInquiry(own)).toMatchObject({ inquiryId })
      })
  })

  it('takes the same key and body as one inquiry', () => {
    const same = { ...travelling, idempotencyKey: 'c07d5e2f-3b94-4a68-8e1c-f5a2d9b46173' }
    return given('a member with inquiries', { session, inquiries: [] })
      .given(...calledBefore('writeInquiry', same, { session, times: 2 }))
      .uponReceiving('listInquiries after one was sent twice')
      .withRequest(...calling('listInquiries', { limit: 1 }, session))
      .willRespondWith(...succeeding({ total: 1, nextCursor: null }))
      .executeTest(async (server) => {
        const page = await apiOf(server, session).listInquiries({ limit: 1 })
        expect(page).toMatchObject({ total: 1, nextCursor: null })
      })
  })

  it('says that a file is not there', () => {
    const wrong = {
      ...form,
      idempotencyKey: '71c4e0d8-96b5-4f2a-a3e7-08d1f5b9c624',
      fileIds: [fileId.replace('U', 'V')],
    }
    return given('a caller who has sent little', {})
      .uponReceiving('writeInquiry with a file that is not there')
      .withRequest(
        ...calling('writeInquiry', {
          ...travelling,
          idempotencyKey: wrong.idempotencyKey,
          fileIds: wrong.fileIds,
        }),
      )
      .willRespondWith(...refusing('upload.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).writeInquiry(wrong), 'upload.missing'))
  })

  it('is limited', () => {
    const late = { ...form, idempotencyKey: '98a3f7c1-5d0e-4b64-92c8-e7f4a1d6b035' }
    return given('an address that wrote many inquiries', {})
      .uponReceiving('writeInquiry too often')
      .withRequest(...calling('writeInquiry', { ...travelling, idempotencyKey: late.idempotencyKey }))
      .willRespondWith(...refusing('inquiry.tooMany', { retryAfterSeconds: 3600 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server).writeInquiry(late), 'inquiry.tooMany', { retryAfterSeconds: 3600 }),
      )
  })

  it('takes a key for one inquiry only', () => {
    const again = { ...form, idempotencyKey: 'ad62e9b4-0f17-4c83-b5d9-31e8c7a2f460' }
    return given('an inquiry was sent with a key', { idempotencyKey: again.idempotencyKey })
      .uponReceiving('writeInquiry with the key of another one')
      .withRequest(...calling('writeInquiry', { ...travelling, idempotencyKey: again.idempotencyKey }))
      .willRespondWith(...refusing('key.reused'))
      .executeTest((server) => expectRefusal(apiOf(server).writeInquiry(again), 'key.reused'))
  })
})

describe('getUnauthInquiry', () => {
  it('gives the one of a number and a mail address, its files not to be fetched', () =>
    given('an answered inquiry', { inquiryNo: number, email })
      .uponReceiving('getUnauthInquiry of an answered one')
      .withRequest(...calling('getUnauthInquiry', { inquiryNo: number, email: encodeBase64(email) }))
      .willRespondWith(
        ...succeeding(
          inquiryOf({
            inquiryId: null,
            inquiryNo: number,
            inquiryState: 'ANSWERED',
            answered: true,
            version: 3,
            readable: false,
          }),
        ),
      )
      .executeTest(async (server) => {
        const { messages, ...inquiry } = await apiOf(server).getUnauthInquiry({ inquiryNo: number, email })
        expect(inquiry).toMatchObject({ inquiryId: null, inquiryNo: number, inquiryState: 'ANSWERED' })
        expect(messages.map(({ author }) => author)).toEqual(['CUSTOMER', 'STAFF'])
        expect(messages[0]!.attachments).toMatchObject([{ fileName: '인증 화면.png', url: null }])
      }))

  it('says that there is none', () =>
    given('a caller who has sent little', {})
      .uponReceiving('getUnauthInquiry of one that is not there')
      .withRequest(...calling('getUnauthInquiry', { inquiryNo: 'Q2099-999999', email: encodeBase64(email) }))
      .willRespondWith(...refusing('inquiry.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server).getUnauthInquiry({ inquiryNo: 'Q2099-999999', email }),
          'inquiry.missing',
        ),
      ))

  it('is paused after many misses', () =>
    given('an inquiry nobody may look up now', { inquiryNo: number })
      .uponReceiving('getUnauthInquiry in a pause')
      .withRequest(...calling('getUnauthInquiry', { inquiryNo: number, email: encodeBase64(email) }))
      .willRespondWith(...refusing('lookup.paused', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server).getUnauthInquiry({ inquiryNo: number, email }), 'lookup.paused', {
          retryAfterSeconds: 900,
        }),
      ))
})

describe('listInquiries', () => {
  const second = 'c4a80e6d-3f29-4b17-85d2-96e1b7f0a358'
  const two = [
    { inquiryId, inquiryNo: number, inquiryState: 'RECEIVED' },
    { inquiryId: second, inquiryNo: 'Q2099-000041', inquiryState: 'ANSWERED' },
  ] as const

  it("gives the member's, the latest first", () =>
    given('a member with inquiries', { session, inquiries: [...two] })
      .uponReceiving('listInquiries of every state')
      .withRequest(...calling('listInquiries', {}, session))
      .willRespondWith(
        ...succeeding({
          inquiryState: null,
          total: 2,
          nextCursor: null,
          list: [listItemOf({ ...two[0], answered: false }), listItemOf({ ...two[1], answered: true })],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server, session).listInquiries({})
        expect(page).toMatchObject({ inquiryState: null, total: 2, nextCursor: null })
        expect(page.list.map(({ inquiryNo: no, answeredAt }) => [no, answeredAt !== null])).toEqual([
          [number, false],
          ['Q2099-000041', true],
        ])
      }))

  it('gives a page of one state, and where the next begins', () => {
    const asked = { inquiryState: 'RECEIVED', limit: 1 } as const
    return given('a member with inquiries', {
      session,
      inquiries: [two[0], { ...two[1], inquiryState: 'RECEIVED' }],
    })
      .uponReceiving('listInquiries of one state, one at a time')
      .withRequest(...calling('listInquiries', asked, session))
      .willRespondWith(
        ...succeeding({
          inquiryState: 'RECEIVED',
          total: 2,
          nextCursor: Matchers.regex('^[A-Za-z0-9_-]+$', 'MTc5NTI'),
          list: [listItemOf({ ...two[0], answered: false })],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listInquiries(asked)).toMatchObject({
          total: 2,
          nextCursor: 'MTc5NTI',
          list: [{ inquiryId }],
        })
      })
  })

  it('needs the password once more', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('listInquiries before the password check')
      .withRequest(...calling('listInquiries', {}, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listInquiries({}), 'password.unconfirmed'),
      ))
})

describe('getInquiryDetail', () => {
  it('gives one with everything that was written', () =>
    given("a member's inquiry", { session, inquiryId, inquiryNo: number, inquiryState: 'ANSWERED' })
      .uponReceiving('getInquiryDetail of an answered one')
      .withRequest(...calling('getInquiryDetail', { inquiryId }, session))
      .willRespondWith(...succeeding(inquiryOf({ inquiryState: 'ANSWERED', answered: true, version: 3 })))
      .executeTest(async (server) => {
        const { messages, ...inquiry } = await apiOf(server, session).getInquiryDetail({ inquiryId })
        expect(inquiry).toMatchObject({ inquiryId, inquiryState: 'ANSWERED', version: 3 })
        expect(messages[0]!.attachments).toMatchObject([{ fileName: '인증 화면.png', url: '/files/Zt4pQ0' }])
      }))

  it('says that there is none', () =>
    given('a member with inquiries', { session, inquiries: [] })
      .uponReceiving('getInquiryDetail of one that is not there')
      .withRequest(...calling('getInquiryDetail', { inquiryId: nobodys }, session))
      .willRespondWith(...refusing('inquiry.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getInquiryDetail({ inquiryId: nobodys }), 'inquiry.missing'),
      ))

  it('needs the password once more', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('getInquiryDetail before the password check')
      .withRequest(...calling('getInquiryDetail', { inquiryId }, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getInquiryDetail({ inquiryId }), 'password.unconfirmed'),
      ))
})

describe('replyToInquiry', () => {
  const reply = {
    idempotencyKey: 'b7e20d9c-8f41-4a36-95c7-1d6f3e8a0b54',
    inquiryId,
    body: '아직 오지 않습니다.',
    fileIds: [] as string[],
  }
  const own = { session, inquiryId, inquiryNo: number } as const
  const lost = { ...reply, idempotencyKey: 'ae172c40-f59b-43d8-a61a-4c5f39081ebd', inquiryId: nobodys }

  it('opens an answered one again', () =>
    given("a member's inquiry", { ...own, inquiryState: 'ANSWERED' })
      .uponReceiving('replyToInquiry to an answered one')
      .withRequest(
        ...calling(
          'replyToInquiry',
          { ...reply, idempotencyKey: Matchers.uuid(reply.idempotencyKey) },
          session,
        ),
      )
      .willRespondWith(
        ...succeeding(
          inquiryOf({
            inquiryState: 'REOPENED',
            answered: true,
            version: 4,
            added: [added('CUSTOMER', reply.body)],
          }),
        ),
      )
      .executeTest(async (server) => {
        const { inquiryState, version, messages } = await apiOf(server, session).replyToInquiry(reply)
        expect([inquiryState, version, messages.at(-1)!.body]).toEqual(['REOPENED', 4, reply.body])
      }))

  it('says that there is none', () =>
    given('a member with inquiries', { session, inquiries: [] })
      .uponReceiving('replyToInquiry to one that is not there')
      .withRequest(...calling('replyToInquiry', lost, session))
      .willRespondWith(...refusing('inquiry.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).replyToInquiry(lost), 'inquiry.missing')))

  it('is not taken by a closed one', () => {
    const late = { ...reply, idempotencyKey: 'e90c4f17-6a2b-4d85-b3e0-72f8d1c5a946' }
    return given("a member's inquiry", { ...own, inquiryState: 'CLOSED' })
      .uponReceiving('replyToInquiry to a closed one')
      .withRequest(...calling('replyToInquiry', late, session))
      .willRespondWith(...refusing('inquiry.closed'))
      .executeTest((server) => expectRefusal(apiOf(server, session).replyToInquiry(late), 'inquiry.closed'))
  })

  it('is limited', () => {
    const often = { ...reply, idempotencyKey: 'f3b85a20-1c7d-4e69-8d42-a05c9e6f7b13' }
    return given("a member's inquiry", { ...own, inquiryState: 'ANSWERED', often: true })
      .uponReceiving('replyToInquiry too often')
      .withRequest(...calling('replyToInquiry', often, session))
      .willRespondWith(...refusing('inquiry.tooMany', { retryAfterSeconds: 3600 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).replyToInquiry(often), 'inquiry.tooMany', {
          retryAfterSeconds: 3600,
        }),
      )
  })

  it('says that a file is not there', () => {
    const wrong = {
      ...reply,
      idempotencyKey: '04d7c6e1-b92a-4f58-a6e3-5c80f1d9b724',
      fileIds: [fileId.replace('U', 'W')],
    }
    return given("a member's inquiry", { ...own, inquiryState: 'ANSWERED' })
      .uponReceiving('replyToInquiry with a file that is not there')
      .withRequest(...calling('replyToInquiry', wrong, session))
      .willRespondWith(...refusing('upload.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).replyToInquiry(wrong), 'upload.missing'))
  })

  it('takes a key for one reply only', () => {
    const again = { ...reply, idempotencyKey: '15e8b3f9-4c60-4a27-9d71-e3b6a0c8f542' }
    return given("a member's inquiry", { ...own, inquiryState: 'ANSWERED', usedKey: again.idempotencyKey })
      .uponReceiving('replyToInquiry with the key of another one')
      .withRequest(...calling('replyToInquiry', again, session))
      .willRespondWith(...refusing('key.reused'))
      .executeTest((server) => expectRefusal(apiOf(server, session).replyToInquiry(again), 'key.reused'))
  })

  it('needs the password once more', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('replyToInquiry before the password check')
      .withRequest(...calling('replyToInquiry', reply, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).replyToInquiry(reply), 'password.unconfirmed'),
      ))
})
