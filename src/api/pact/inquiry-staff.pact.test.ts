import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import {
  added,
  adminInquiryOf,
  adminListItemOf,
  fileId,
  inquiryId,
  nobodys,
  number,
  password,
  session,
} from './inquiry.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { regex } = Matchers
const member = { session, password, passwordCheckYn: 'Y' } as const
const one = { session, inquiryId, inquiryNo: number } as const
const seen = { inquiryId, version: 3 }
const unknown = { inquiryId: nobodys, version: 3 }
const old = { inquiryId, version: 2 }

describe('listAdminInquiries', () => {
  const second = 'd5b91f7e-4a3b-4c28-96e3-a7f2c8011469'
  const two = [
    { inquiryId, inquiryNo: number, inquiryState: 'REOPENED' },
    { inquiryId: second, inquiryNo: 'Q2099-000041', inquiryState: 'ANSWERED' },
  ] as const

  it('gives who waits longest first, and how many wait', () =>
    given('inquiries for the staff', { session, inquiries: [...two] })
      .uponReceiving('listAdminInquiries of every state')
      .withRequest(...calling('listAdminInquiries', {}, session))
      .willRespondWith(
        ...succeeding({
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

  it('gives a page of one state that has the words', () => {
    const asked = { inquiryState: 'RECEIVED', search: '솔바람 문자', limit: 1 } as const
    const received = two.map((inquiry) => ({ ...inquiry, inquiryState: 'RECEIVED' as const }))
    return given('inquiries for the staff', { session, inquiries: received })
      .uponReceiving('listAdminInquiries of one state with a search, one at a time')
      .withRequest(...calling('listAdminInquiries', asked, session))
      .willRespondWith(
        ...succeeding({
          inquiryState: 'RECEIVED',
          search: '솔바람 문자',
          waiting: 2,
          total: 2,
          nextCursor: regex('^[A-Za-z0-9_-]+$', 'wMTc5NTI'),
          list: [adminListItemOf({ ...received[0]!, answered: false, waiting: true })],
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

  it('is for the staff', () =>
    given('a logged-in member', member)
      .uponReceiving('listAdminInquiries from a member')
      .withRequest(...calling('listAdminInquiries', {}, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).listAdminInquiries({}), 'role.missing')))
})

describe('getAdminInquiry', () => {
  it('gives one with who wrote it', () =>
    given('an inquiry for the staff', { ...one, inquiryState: 'ANSWERED' })
      .uponReceiving('getAdminInquiry of an answered one')
      .withRequest(...calling('getAdminInquiry', { inquiryId }, session))
      .willRespondWith(
        ...succeeding(adminInquiryOf({ inquiryState: 'ANSWERED', answered: true, version: 3, taken: true })),
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

  it('says that there is none', () =>
    given('a member of the staff', { session })
      .uponReceiving('getAdminInquiry of one that is not there')
      .withRequest(...calling('getAdminInquiry', { inquiryId: nobodys }, session))
      .willRespondWith(...refusing('inquiry.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getAdminInquiry({ inquiryId: nobodys }), 'inquiry.missing'),
      ))

  it('is for the staff', () =>
    given('a logged-in member', member)
      .uponReceiving('getAdminInquiry from a member')
      .withRequest(...calling('getAdminInquiry', { inquiryId }, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getAdminInquiry({ inquiryId }), 'role.missing'),
      ))
})

describe('takeInquiry', () => {
  it('takes one in hand', () =>
    given('an inquiry for the staff', { ...one, inquiryState: 'RECEIVED' })
      .uponReceiving('takeInquiry of a received one')
      .withRequest(...calling('takeInquiry', seen, session))
      .willRespondWith(
        ...succeeding(
          adminInquiryOf({ inquiryState: 'IN_PROGRESS', answered: false, version: 4, taken: true }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).takeInquiry(seen)).toMatchObject({
          inquiryState: 'IN_PROGRESS',
          version: 4,
          staffName: '송나래',
        })
      }))

  it('says that there is none', () =>
    given('a member of the staff', { session })
      .uponReceiving('takeInquiry of one that is not there')
      .withRequest(...calling('takeInquiry', unknown, session))
      .willRespondWith(...refusing('inquiry.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).takeInquiry(unknown), 'inquiry.missing')))

  it('says that it has changed since it was seen', () =>
    given('an inquiry for the staff', { ...one, inquiryState: 'RECEIVED' })
      .uponReceiving('takeInquiry of an older version')
      .withRequest(...calling('takeInquiry', old, session))
      .willRespondWith(...refusing('inquiry.changed'))
      .executeTest((server) => expectRefusal(apiOf(server, session).takeInquiry(old), 'inquiry.changed')))

  it('is for the staff', () =>
    given('a logged-in member', member)
      .uponReceiving('takeInquiry from a member')
      .withRequest(...calling('takeInquiry', seen, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).takeInquiry(seen), 'role.missing')))
})

describe('answerInquiry', () => {
  const answer = {
    ...seen,
    idempotencyKey: '6ad3e80c-b157-4f94-a2d6-081bf5c4da79',
    body: '문자를 다시 보내 드렸습니다.',
    fileIds: [] as string[],
  }
  const lost = { ...answer, idempotencyKey: 'c0394e62-17bd-45fa-883c-6e715b2a30df', inquiryId: nobodys }

  it('answers one', () =>
    given('an inquiry for the staff', { ...one, inquiryState: 'IN_PROGRESS' })
      .uponReceiving('answerInquiry of one in hand')
      .withRequest(
        ...calling(
          'answerInquiry',
          { ...answer, idempotencyKey: Matchers.uuid(answer.idempotencyKey) },
          session,
        ),
      )
      .willRespondWith(
        ...succeeding(
          adminInquiryOf({
            inquiryState: 'ANSWERED',
            answered: true,
            version: 4,
            taken: true,
            added: [added('STAFF', answer.body)],
          }),
        ),
      )
      .executeTest(async (server) => {
        const { inquiryState, messages } = await apiOf(server, session).answerInquiry(answer)
        expect([inquiryState, messages.at(-1)!.body]).toEqual(['ANSWERED', answer.body])
      }))

  it('says that there is none', () =>
    given('a member of the staff', { session })
      .uponReceiving('answerInquiry of one that is not there')
      .withRequest(...calling('answerInquiry', lost, session))
      .willRespondWith(...refusing('inquiry.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).answerInquiry(lost), 'inquiry.missing')))

  it('says that someone was faster', () => {
    const late = { ...answer, idempotencyKey: '7be4f91d-c268-40a5-b3e7-192c06d5eb8a' }
    return given('an inquiry for the staff', { ...one, inquiryState: 'ANSWERED' })
      .uponReceiving('answerInquiry of an answered one')
      .withRequest(...calling('answerInquiry', late, session))
      .willRespondWith(...refusing('inquiry.changed'))
      .executeTest((server) => expectRefusal(apiOf(server, session).answerInquiry(late), 'inquiry.changed'))
  })

  it('says that a file is not there', () => {
    const wrong = {
      ...answer,
      idempotencyKey: '8cf50a2e-d379-41b6-84f8-2a3d17e6fc9b',
      fileIds: [fileId.replace('U', 'X')],
    }
    return given('an inquiry for the staff', { ...one, inquiryState: 'IN_PROGRESS' })
      .uponReceiving('answerInquiry with a file that is not there')
      .withRequest(...calling('answerInquiry', wrong, session))
      .willRespondWith(...refusing('upload.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).answerInquiry(wrong), 'upload.missing'))
  })

  it('takes a key for one answer only', () => {
    const again = { ...answer, idempotencyKey: '9d061b3f-e48a-42c7-9509-3b4e28f70dac' }
    return given('an inquiry for the staff', {
      ...one,
      inquiryState: 'IN_PROGRESS',
      usedKey: again.idempotencyKey,
    })
      .uponReceiving('answerInquiry with the key of another one')
      .withRequest(...calling('answerInquiry', again, session))
      .willRespondWith(...refusing('key.reused'))
      .executeTest((server) => expectRefusal(apiOf(server, session).answerInquiry(again), 'key.reused'))
  })

  it('is for the staff', () =>
    given('a logged-in member', member)
      .uponReceiving('answerInquiry from a member')
      .withRequest(...calling('answerInquiry', answer, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).answerInquiry(answer), 'role.missing')))
})

describe('closeInquiry', () => {
  it('closes an answered one', () =>
    given('an inquiry for the staff', { ...one, inquiryState: 'ANSWERED' })
      .uponReceiving('closeInquiry of an answered one')
      .withRequest(...calling('closeInquiry', seen, session))
      .willRespondWith(
        ...succeeding(adminInquiryOf({ inquiryState: 'CLOSED', answered: true, version: 4, taken: true })),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).closeInquiry(seen)).toMatchObject({
          inquiryState: 'CLOSED',
          version: 4,
        })
      }))

  it('says that there is none', () =>
    given('a member of the staff', { session })
      .uponReceiving('closeInquiry of one that is not there')
      .withRequest(...calling('closeInquiry', unknown, session))
      .willRespondWith(...refusing('inquiry.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).closeInquiry(unknown), 'inquiry.missing'),
      ))

  it('says that it has changed since it was seen', () =>
    given('an inquiry for the staff', { ...one, inquiryState: 'REOPENED' })
      .uponReceiving('closeInquiry of a reopened one')
      .withRequest(...calling('closeInquiry', seen, session))
      .willRespondWith(...refusing('inquiry.changed'))
      .executeTest((server) => expectRefusal(apiOf(server, session).closeInquiry(seen), 'inquiry.changed')))

  it('is for the staff', () =>
    given('a logged-in member', member)
      .uponReceiving('closeInquiry from a member')
      .withRequest(...calling('closeInquiry', seen, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).closeInquiry(seen), 'role.missing')))
})
