import { Matchers } from '@pact-foundation/pact'
import { inquiryNo, oneOf, personal, time, uuid } from './matchers.ts'

const { integer, regex, string } = Matchers

export const session = 'Qf7cWm2RzXq9LtVb4KyHg1PsDe0UaJo6IiTx8QkCvBw'
export const password = 'Sori-narae-2026!'
export const inquiryId = '6b2d9f4e-10c8-4a75-9e3b-d7f5a8c2e146'
export const inquiryNumber = 'Q2099-000042'
export const fileId = 'Uk3xVn8QzWc1LyTb6HmPg5JdSe0FaUo2IiKt9XqNvBw'
export const unknownId = '00000000-0000-4000-8000-00000000dead'

const typeAndSubject = {
  inquiryType: oneOf('TECHNICAL', 'PRODUCT', 'SUBSCRIPTION', 'BILLING', 'ACCOUNT', 'OTHER'),
  subject: string('인증 문자가 오지 않습니다'),
}
const fileUrl = regex('^/files/[A-Za-z0-9_-]{1,64}$', '/files/Zt4pQ0')

const messageOf = (author: 'CUSTOMER' | 'STAFF', text: string, files: object[] = []) => ({
  messageId: uuid('0c9e7b52-4f1d-4e86-a37c-5d2b8f60e913'),
  author,
  body: string(text),
  attachments: files,
  createdAt: time('2026-11-21T10:00:00+09:00'),
})
const fileOf = (url: unknown) => ({
  fileName: personal('인증 화면.png'),
  contentType: oneOf('image/png', 'image/jpeg', 'application/pdf'),
  size: integer(96_400),
  url,
})

/** Returns the messages of an inquiry: a question with a file, an answer if there is one, and an addition. */
const messagesOf = ({
  answered,
  added = [],
  readable = true,
}: {
  answered: boolean
  added?: object[]
  readable?: boolean
}) => [
  messageOf('CUSTOMER', '어제부터 인증 문자가 오지 않습니다.', [fileOf(readable ? fileUrl : null)]),
  ...(answered ? [messageOf('STAFF', '문자를 다시 보내 드렸습니다.')] : []),
  ...added,
]
export const addedMessage = (author: 'CUSTOMER' | 'STAFF', text: string) => ({
  ...messageOf(author, text),
  body: text,
})

type InquiryView = { inquiryId?: string | null; inquiryNo?: string; inquiryState: string; answered: boolean }

export const listItemOf = ({ answered, inquiryState, ...ids }: InquiryView) => ({
  inquiryId,
  ...ids,
  ...typeAndSubject,
  inquiryState,
  inquiryNo: ids.inquiryNo ?? inquiryNo(inquiryNumber),
  createdAt: time('2026-11-21T10:00:00+09:00'),
  answeredAt: answered ? time('2026-11-21T11:00:00+09:00') : null,
})

/** Returns an inquiry as its author sees it. */
export const inquiryOf = (shown: InquiryView & { version: number; added?: object[]; readable?: boolean }) => {
  const { version, added: more = [], readable, ...item } = shown
  // An answer that was just added is not listed twice.
  const isAnswerListed = item.answered && !more.some((one) => 'author' in one && one.author === 'STAFF')
  return {
    ...listItemOf(item),
    version,
    messages: messagesOf({ answered: isAnswerListed, added: more, readable }),
  }
}

const writer = { name: personal('송나래'), companyName: personal('솔바람상회 주식회사') }

export const adminListItemOf = (shown: InquiryView & { waiting: boolean }) => {
  const { waiting, ...item } = shown
  const staffName = item.inquiryState === 'RECEIVED' ? null : personal('송나래')
  return {
    ...listItemOf(item),
    ...writer,
    staffName,
    waitingSince: waiting ? time('2026-11-21T10:00:00+09:00') : null,
    version: integer(3),
  }
}

/** Returns an inquiry as the staff sees it. */
export const adminInquiryOf = (shown: Parameters<typeof inquiryOf>[0] & { taken: boolean }) => {
  const { taken, ...inquiry } = shown
  return {
    ...inquiryOf(inquiry),
    ...writer,
    memberYn: oneOf('Y', 'N'),
    staffName: taken ? personal('송나래') : null,
    email: personal('narae.song@solbaram.example'),
    phoneNumber: personal('01000001234'),
  }
}
