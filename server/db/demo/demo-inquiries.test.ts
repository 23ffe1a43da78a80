import { expect, it } from 'vitest'
import { isLine, isText, isWriter, MAX_SUBJECT, MAX_TEXT } from '#domain/inquiry/rules.ts'
import { inquiryStateNames, inquiryTypes } from '#domain/inquiry/state-names.ts'
import { isWaiting } from '#domain/inquiry/states.ts'
import { MAX_UPLOADS, typeByExtension } from '#domain/upload/rules.ts'
import { inspect } from '#server/domains/upload/content/whole-file.ts'
import { isFileKey } from '#server/files/files.ts'
import { makeDemoWorld } from './demo-world.ts'

const dayMs = 24 * 60 * 60 * 1000
const now = new Date('2027-01-21T01:30:00Z')
const world = makeDemoWorld({ now: () => now })
const { inquiries, inquiryMessages, inquiryAttachments, referenceNumbers, members, roles } = world
const messagesOf = (inquiryId: string) => inquiryMessages.filter((message) => message.inquiryId === inquiryId)

it('the demo has inquiries in every state and of every kind; some have waited for long, and several are from the first account', () => {
  expect(inquiries.length).toBeGreaterThanOrEqual(40)
  expect(new Set(inquiries.map(({ inquiryState }) => inquiryState))).toEqual(new Set(inquiryStateNames))
  expect(new Set(inquiries.map(({ inquiryType }) => inquiryType))).toEqual(new Set(inquiryTypes))
  const waitingInquiries = inquiries.filter(
    ({ waitingSince }) => waitingSince && now.getTime() - waitingSince.getTime() > 7 * dayMs,
  )
  expect(waitingInquiries.length).toBeGreaterThanOrEqual(3)
  const minseo = members.find(({ email }) => email === 'minseo.kim@neoreundeul.example')!
  const own = inquiries.filter(({ memberId }) => memberId === minseo.id)
  expect(new Set(own.map(({ inquiryState }) => inquiryState))).toEqual(new Set(inquiryStateNames))
  expect(inquiries.filter(({ memberId }) => memberId === null).length).toBeGreaterThan(10)
  expect(inquiryAttachments.length).toBeGreaterThan(10)
})

it('every inquiry of the demo is valid input', () => {
  const invalidInquiries = inquiries.filter(
    ({ name, email, phoneNumber = null, companyName = null, subject }) =>
      !isWriter({ name, email, phoneNumber, companyName }) || !isLine(subject, MAX_SUBJECT),
  )
  expect(invalidInquiries).toEqual([])
  expect(inquiryMessages.filter(({ body }) => !isText(body, MAX_TEXT))).toEqual([])
  expect(new Set(inquiries.map(({ subject }) => subject)).size).toBe(inquiries.length)
})

it('the messages of an inquiry fit its state, and are in order and before today', () => {
  const staff = new Set(roles.filter(({ role }) => role === 'staff').map(({ memberId }) => memberId))
  for (const {
    id,
    inquiryState: state,
    createdAt,
    answeredAt,
    waitingSince,
    closedAt,
    staffId,
  } of inquiries) {
    const messages = messagesOf(id)
    const times = [
      createdAt,
      ...messages.slice(1).map((message) => message.createdAt),
      ...(closedAt ? [closedAt] : []),
      now,
    ]
    expect(times).toEqual(times.toSorted((a, b) => a.getTime() - b.getTime()))
    expect(messages.map(({ author }) => author)).toEqual(
      {
        RECEIVED: ['CUSTOMER'],
        IN_PROGRESS: ['CUSTOMER'],
        ANSWERED: ['CUSTOMER', 'STAFF'],
        CLOSED: ['CUSTOMER', 'STAFF'],
        REOPENED: ['CUSTOMER', 'STAFF', 'CUSTOMER'],
      }[state],
    )
    expect(waitingSince === null).toBe(!isWaiting(state))
    expect(closedAt !== null).toBe(state === 'CLOSED')
    expect(answeredAt).toEqual(messages.find(({ author }) => author === 'STAFF')?.createdAt ?? null)
    expect(staffId ? staff.has(staffId) : state === 'RECEIVED').toBe(true)
  }
})

it('the inquiry numbers follow the order of time, and the server continues them', () => {
  const inOrder = inquiries
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ inquiryNo }) => inquiryNo)
  expect(inOrder).toEqual(inOrder.toSorted())
  expect(new Set(inOrder).size).toBe(inquiries.length)
  // The inquiries of this data continue over the end of a year.
  const counted = referenceNumbers.filter(({ series }) => series.startsWith('Q'))
  expect(counted.map(({ series }) => series).sort()).toEqual(['Q2026', 'Q2027'])
  for (const { series, last } of counted) {
    expect(inOrder.filter((inquiryNo) => inquiryNo.startsWith(series)).at(-1)).toBe(
      `${series}-${String(last).padStart(6, '0')}`,
    )
  }
})

it('every attachment of an inquiry is a valid upload', async () => {
  const messageIds = new Set(inquiryMessages.map(({ id }) => id))
  for (const { fileKey, fileName, contentType, size, content, position, messageId } of inquiryAttachments) {
    expect(await inspect(Buffer.from(content))).toMatchObject({ contentType })
    expect([
      typeByExtension(fileName),
      size,
      isFileKey(fileKey),
      position < MAX_UPLOADS,
      messageIds.has(messageId),
    ]).toEqual([contentType, content.length, true, true, true])
  }
})
