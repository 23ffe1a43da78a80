import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { billId } from './bill.ts'
import { describeRefusals } from './describe-refusals.ts'
import { namedBill, openBill } from './inquiry.refusals.ts'
import {
  addedMessage,
  adminInquiryOf,
  adminListItemOf,
  inquiryId,
  inquiryNumber,
  session,
} from './inquiry.ts'
import { answer, inquiryStaffRefusals, seenVersion, staffInquiry } from './inquiry-staff.refusals.ts'
import { personal } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { integer, regex, string } = Matchers

describe('listAdminInquiries of one about a bill', () => {
  it('returns what it is about', () =>
    beginInteraction('a bill for the staff', { ...openBill, session })
      .given('inquiries for the staff', {
        session,
        inquiries: [{ inquiryId, inquiryNo: inquiryNumber, inquiryState: 'RECEIVED', aboutBillId: billId }],
      })
      .uponReceiving('listAdminInquiries of one about a bill')
      .withRequest(...calling('listAdminInquiries', {}, session))
      .willRespondWith(...successAnswer({ total: 1, list: [{ about: namedBill }] }))
      .executeTest(async (server) => {
        const { list } = await apiOf(server, session).listAdminInquiries({})
        expect(list[0]!.about).toEqual(namedBill)
      }))
})

describe('listAdminInquiries', () => {
  const secondId = 'd5b91f7e-4a3b-4c28-96e3-a7f2c8011469'
  const two = [
    { inquiryId, inquiryNo: inquiryNumber, inquiryState: 'REOPENED' },
    { inquiryId: secondId, inquiryNo: 'Q2099-000041', inquiryState: 'ANSWERED' },
  ] as const

  it('returns the inquiries, the longest waiting first, and the number of waiting ones', () =>
    beginInteraction('inquiries for the staff', { session, inquiries: [...two] })
      .uponReceiving('listAdminInquiries of every state')
      .withRequest(...calling('listAdminInquiries', {}, session))
      .willRespondWith(
        ...successAnswer({
          inquiryState: null,
          search: null,
          waiting: 1,
          total: 2,
          nextCursor: null,
          list: [
            adminListItemOf({ ...two[0], answered: true, waiting: true }),
            adminListItemOf({ ...two[1], answered: true, waiting: false }),
          ],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server, session).listAdminInquiries({})
        expect(page).toMatchObject({ waiting: 1, total: 2, search: null, nextCursor: null })
        expect(page.list.map(({ name, waitingSince }) => [name, waitingSince !== null])).toEqual([
          ['송나래', true],
          ['송나래', false],
        ])
      }))

  it('returns a page of the inquiries in one state that match a search', () => {
    const asked = { inquiryState: 'RECEIVED', search: '솔바람 문자', limit: 1 } as const
    const receivedInquiries = two.map((inquiry) => ({ ...inquiry, inquiryState: 'RECEIVED' as const }))
    return beginInteraction('inquiries for the staff', { session, inquiries: receivedInquiries })
      .uponReceiving('listAdminInquiries of one state with a search, one at a time')
      .withRequest(...calling('listAdminInquiries', asked, session))
      .willRespondWith(
        ...successAnswer({
          inquiryState: 'RECEIVED',
          search: '솔바람 문자',
          waiting: 2,
          total: 2,
          nextCursor: regex('^[A-Za-z0-9_-]+$', 'wMTc5NTI'),
          list: [adminListItemOf({ ...receivedInquiries[0]!, answered: false, waiting: true })],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server, session).listAdminInquiries(asked)
        expect(page).toMatchObject({
          search: '솔바람 문자',
          total: 2,
          nextCursor: 'wMTc5NTI',
          list: [{ inquiryId, staffName: null }],
        })
      })
  })
})

describe('listAdminInquiries in another order', () => {
  it('returns the inquiries of one kind that are assigned to the caller', () => {
    const asked = { inquiryType: 'TECHNICAL', mineYn: 'Y', sort: 'CUSTOMER', sortDirection: 'DESC' } as const
    return beginInteraction('inquiries for the staff', {
      session,
      inquiries: [{ inquiryId, inquiryNo: inquiryNumber, inquiryState: 'ANSWERED' }],
    })
      .uponReceiving('listAdminInquiries of one kind by customer')
      .withRequest(...calling('listAdminInquiries', asked, session))
      .willRespondWith(
        ...successAnswer({
          inquiryState: null,
          search: null,
          waiting: 0,
          total: 1,
          nextCursor: null,
          list: [
            adminListItemOf({
              inquiryId,
              inquiryNo: inquiryNumber,
              inquiryState: 'ANSWERED',
              answered: true,
              waiting: false,
            }),
          ],
        }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server, session).listAdminInquiries(asked)).list).toHaveLength(1)
      })
  })
})

describe('exportAdminInquiries', () => {
  it('returns the inquiries as a file', () => {
    const asked: Input<'exportAdminInquiries'> = {
      inquiryState: 'RECEIVED',
      inquiryIds: [inquiryId],
      sort: 'CREATED',
    }
    return beginInteraction('inquiries for the staff', {
      session,
      inquiries: [{ inquiryId, inquiryNo: inquiryNumber, inquiryState: 'RECEIVED' }],
    })
      .uponReceiving('exportAdminInquiries of one that is named')
      .withRequest(...calling('exportAdminInquiries', asked, session))
      .willRespondWith(
        ...successAnswer({
          fileName: string('문의-2026-11-24.csv'),
          rows: integer(1),
          csv: personal('\uFEFF문의 번호,유형\r\n'),
        }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server, session).exportAdminInquiries(asked)).csv).toContain('문의 번호')
      })
  })
})

describe('getAdminInquiry', () => {
  it('returns an inquiry with its author', () =>
    beginInteraction('an inquiry for the staff', { ...staffInquiry, inquiryState: 'ANSWERED' })
      .uponReceiving('getAdminInquiry of an answered one')
      .withRequest(...calling('getAdminInquiry', { inquiryId }, session))
      .willRespondWith(
        ...successAnswer(
          adminInquiryOf({ inquiryState: 'ANSWERED', answered: true, version: 3, taken: true }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAdminInquiry({ inquiryId })).toMatchObject({
          inquiryId,
          name: '송나래',
          email: 'narae.song@solbaram.example',
          phoneNumber: '01000001234',
          staffName: '송나래',
        })
      }))
})

describe('getAdminInquiry of one about a bill', () => {
  it('returns what it is about, with whether the caller may open it', () =>
    beginInteraction('a bill for the staff', { ...openBill, session })
      .given('an inquiry for the staff', {
        ...staffInquiry,
        inquiryState: 'ANSWERED',
        aboutBillId: billId,
      })
      .uponReceiving('getAdminInquiry about a bill')
      .withRequest(...calling('getAdminInquiry', { inquiryId }, session))
      .willRespondWith(...successAnswer({ inquiryId, about: namedBill }))
      .executeTest(async (server) => {
        expect((await apiOf(server, session).getAdminInquiry({ inquiryId })).about).toEqual(namedBill)
      }))
})

describe('takeInquiry', () => {
  it('assigns an inquiry', () =>
    beginInteraction('an inquiry for the staff', { ...staffInquiry, inquiryState: 'RECEIVED' })
      .uponReceiving('takeInquiry of a received one')
      .withRequest(...calling('takeInquiry', seenVersion, session))
      .willRespondWith(
        ...successAnswer(
          adminInquiryOf({ inquiryState: 'IN_PROGRESS', answered: false, version: 4, taken: true }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).takeInquiry(seenVersion)).toMatchObject({
          inquiryState: 'IN_PROGRESS',
          version: 4,
          staffName: '송나래',
        })
      }))
})

describe('answerInquiry', () => {
  it('answers an inquiry', () =>
    beginInteraction('an inquiry for the staff', { ...staffInquiry, inquiryState: 'IN_PROGRESS' })
      .uponReceiving('answerInquiry of one in hand')
      .withRequest(
        ...calling(
          'answerInquiry',
          { ...answer, idempotencyKey: Matchers.uuid(answer.idempotencyKey) },
          session,
        ),
      )
      .willRespondWith(
        ...successAnswer(
          adminInquiryOf({
            inquiryState: 'ANSWERED',
            answered: true,
            version: 4,
            taken: true,
            added: [addedMessage('STAFF', answer.body)],
          }),
        ),
      )
      .executeTest(async (server) => {
        const { inquiryState, messages } = await apiOf(server, session).answerInquiry(answer)
        expect([inquiryState, messages.at(-1)!.body]).toEqual(['ANSWERED', answer.body])
      }))
})

describe('closeInquiry', () => {
  it('closes an answered inquiry', () =>
    beginInteraction('an inquiry for the staff', { ...staffInquiry, inquiryState: 'ANSWERED' })
      .uponReceiving('closeInquiry of an answered one')
      .withRequest(...calling('closeInquiry', seenVersion, session))
      .willRespondWith(
        ...successAnswer(adminInquiryOf({ inquiryState: 'CLOSED', answered: true, version: 4, taken: true })),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).closeInquiry(seenVersion)).toMatchObject({
          inquiryState: 'CLOSED',
          version: 4,
        })
      }))
})

describeRefusals(inquiryStaffRefusals)
