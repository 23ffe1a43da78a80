import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { session as payer } from './bill.ts'
import { describeRefusals } from './describe-refusals.ts'
import {
  aboutBill,
  email,
  inquiryForm,
  inquiryRefusals,
  namedBill,
  openBill,
  reply,
} from './inquiry.refusals.ts'
import { addedMessage, fileId, inquiryId, inquiryNumber, inquiryOf, listItemOf, session } from './inquiry.ts'
import { inquiryNo, time } from './matchers.ts'
import { apiOf, beginInteraction, calledBefore, calling, successAnswer } from './pact.ts'

const encodedInquiry = {
  ...inquiryForm,
  name: encodeBase64(inquiryForm.name),
  email: encodeBase64(inquiryForm.email),
  phoneNumber: encodeBase64(inquiryForm.phoneNumber),
  companyName: encodeBase64(inquiryForm.companyName),
}
const receipt = (id: unknown) => ({
  inquiryId: id,
  inquiryNo: inquiryNo(inquiryNumber),
  receivedAt: time('2026-11-21T12:00:00+09:00'),
})

describe('writeInquiry', () => {
  it('accepts an inquiry with a file and returns its number', () =>
    beginInteraction('a file that waits', { fileId })
      .uponReceiving('writeInquiry with a file')
      .withRequest(
        ...calling('writeInquiry', {
          ...encodedInquiry,
          fileIds: [fileId],
          idempotencyKey: Matchers.uuid(inquiryForm.idempotencyKey),
        }),
      )
      .willRespondWith(...successAnswer(receipt(null)))
      .executeTest(async (server) => {
        expect(await apiOf(server).writeInquiry({ ...inquiryForm, fileIds: [fileId] })).toEqual({
          inquiryId: null,
          inquiryNo: inquiryNumber,
          receivedAt: '2026-11-21T12:00:00+09:00',
        })
      }))

  it('accepts an inquiry of a member as their own', () => {
    const own = { ...inquiryForm, idempotencyKey: '5e1b9c37-2a48-4d06-8f73-b0a6d9e4c152' }
    return beginInteraction('a member with inquiries', { session, inquiries: [] })
      .uponReceiving('writeInquiry of a member')
      .withRequest(
        ...calling(
          'writeInquiry',
          { ...encodedInquiry, idempotencyKey: Matchers.uuid(own.idempotencyKey) },
          session,
        ),
      )
      .willRespondWith(...successAnswer(receipt(Matchers.uuid(inquiryId))))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).writeInquiry(own)).toMatchObject({ inquiryId })
      })
  })

  it('accepts only one inquiry for the same idempotency key and body', () => {
    const sameKeyInquiry = { ...encodedInquiry, idempotencyKey: 'c07d5e2f-3b94-4a68-8e1c-f5a2d9b46173' }
    return beginInteraction('a member with inquiries', { session, inquiries: [] })
      .given(...calledBefore('writeInquiry', sameKeyInquiry, { session, times: 2 }))
      .uponReceiving('listInquiries after one was sent twice')
      .withRequest(...calling('listInquiries', { limit: 1 }, session))
      .willRespondWith(...successAnswer({ total: 1, nextCursor: null, list: [{ inquiryState: 'RECEIVED' }] }))
      .executeTest(async (server) => {
        const page = await apiOf(server, session).listInquiries({ limit: 1 })
        expect(page).toMatchObject({ total: 1, nextCursor: null })
      })
  })
})

describe('getUnauthInquiry', () => {
  it('returns the inquiry with a number and a mail address, without downloads of its files', () =>
    beginInteraction('an answered inquiry', { inquiryNo: inquiryNumber, email })
      .uponReceiving('getUnauthInquiry of an answered one')
      .withRequest(...calling('getUnauthInquiry', { inquiryNo: inquiryNumber, email: encodeBase64(email) }))
      .willRespondWith(
        ...successAnswer(
          inquiryOf({
            inquiryId: null,
            inquiryNo: inquiryNumber,
            inquiryState: 'ANSWERED',
            answered: true,
            version: 3,
            readable: false,
          }),
        ),
      )
      .executeTest(async (server) => {
        const { messages, ...inquiry } = await apiOf(server).getUnauthInquiry({
          inquiryNo: inquiryNumber,
          email,
        })
        expect(inquiry).toMatchObject({ inquiryId: null, inquiryNo: inquiryNumber, inquiryState: 'ANSWERED' })
        expect(messages.map(({ author }) => author)).toEqual(['CUSTOMER', 'STAFF'])
        expect(messages[0]!.attachments).toMatchObject([{ fileName: '인증 화면.png', url: null }])
      }))
})

describe('listInquiries', () => {
  const secondId = 'c4a80e6d-3f29-4b17-85d2-96e1b7f0a358'
  const two = [
    { inquiryId, inquiryNo: inquiryNumber, inquiryState: 'RECEIVED' },
    { inquiryId: secondId, inquiryNo: 'Q2099-000041', inquiryState: 'ANSWERED' },
  ] as const

  it('returns the inquiries of the member, the latest first', () =>
    beginInteraction('a member with inquiries', { session, inquiries: [...two] })
      .uponReceiving('listInquiries of every state')
      .withRequest(...calling('listInquiries', {}, session))
      .willRespondWith(
        ...successAnswer({
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
          [inquiryNumber, false],
          ['Q2099-000041', true],
        ])
      }))

  it('returns a page of the inquiries in one state, and the cursor of the next page', () => {
    const listInput = { inquiryState: 'RECEIVED', limit: 1 } as const
    return beginInteraction('a member with inquiries', {
      session,
      inquiries: [two[0], { ...two[1], inquiryState: 'RECEIVED' }],
    })
      .uponReceiving('listInquiries of one state, one at a time')
      .withRequest(...calling('listInquiries', listInput, session))
      .willRespondWith(
        ...successAnswer({
          inquiryState: 'RECEIVED',
          total: 2,
          nextCursor: Matchers.regex('^[A-Za-z0-9_-]+$', 'MTc5NTI'),
          list: [listItemOf({ ...two[0], answered: false })],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listInquiries(listInput)).toMatchObject({
          total: 2,
          nextCursor: 'MTc5NTI',
          list: [{ inquiryId }],
        })
      })
  })
})

describe('an inquiry about a bill', () => {
  it('shows in the list what it is about', () => {
    const aboutInquiry = {
      ...encodedInquiry,
      idempotencyKey: '6d0c2e97-58b4-4f1a-93d6-e4a7b0c8f135',
      about: aboutBill,
    }
    return beginInteraction("a member's bill", openBill)
      .given('a caller who has sent little')
      .given(...calledBefore('writeInquiry', aboutInquiry, { session: payer }))
      .uponReceiving('listInquiries after one about a bill')
      .withRequest(...calling('listInquiries', { limit: 1 }, payer))
      .willRespondWith(...successAnswer({ total: 1, nextCursor: null, list: [{ about: namedBill }] }))
      .executeTest(async (server) => {
        const { list } = await apiOf(server, payer).listInquiries({ limit: 1 })
        expect(list[0]!.about).toEqual(namedBill)
      })
  })
})

describe('getInquiryDetail', () => {
  it('returns what an inquiry is about', () =>
    beginInteraction("a member's bill", { ...openBill, session })
      .given("a member's inquiry", {
        session,
        inquiryId,
        inquiryNo: inquiryNumber,
        inquiryState: 'RECEIVED',
        aboutBillId: aboutBill.aboutId,
      })
      .uponReceiving('getInquiryDetail of one about a bill')
      .withRequest(...calling('getInquiryDetail', { inquiryId }, session))
      .willRespondWith(...successAnswer({ inquiryId, about: namedBill }))
      .executeTest(async (server) => {
        expect((await apiOf(server, session).getInquiryDetail({ inquiryId })).about).toEqual(namedBill)
      }))

  it('returns an inquiry with all its messages', () =>
    beginInteraction("a member's inquiry", {
      session,
      inquiryId,
      inquiryNo: inquiryNumber,
      inquiryState: 'ANSWERED',
    })
      .uponReceiving('getInquiryDetail of an answered one')
      .withRequest(...calling('getInquiryDetail', { inquiryId }, session))
      .willRespondWith(...successAnswer(inquiryOf({ inquiryState: 'ANSWERED', answered: true, version: 3 })))
      .executeTest(async (server) => {
        const { messages, ...inquiry } = await apiOf(server, session).getInquiryDetail({ inquiryId })
        expect(inquiry).toMatchObject({ inquiryId, inquiryState: 'ANSWERED', version: 3 })
        expect(messages[0]!.attachments).toMatchObject([{ fileName: '인증 화면.png', url: '/files/Zt4pQ0' }])
      }))
})

describe('replyToInquiry', () => {
  const own = { session, inquiryId, inquiryNo: inquiryNumber } as const

  it('opens an answered inquiry again', () =>
    beginInteraction("a member's inquiry", { ...own, inquiryState: 'ANSWERED' })
      .uponReceiving('replyToInquiry to an answered one')
      .withRequest(
        ...calling(
          'replyToInquiry',
          { ...reply, idempotencyKey: Matchers.uuid(reply.idempotencyKey) },
          session,
        ),
      )
      .willRespondWith(
        ...successAnswer(
          inquiryOf({
            inquiryState: 'REOPENED',
            answered: true,
            version: 4,
            added: [addedMessage('CUSTOMER', reply.body)],
          }),
        ),
      )
      .executeTest(async (server) => {
        const { inquiryState, version, messages } = await apiOf(server, session).replyToInquiry(reply)
        expect([inquiryState, version, messages.at(-1)!.body]).toEqual(['REOPENED', 4, reply.body])
      }))
})

describeRefusals(inquiryRefusals)
