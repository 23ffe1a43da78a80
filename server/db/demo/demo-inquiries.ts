import type { Faker } from '@faker-js/faker'
import { addDays, kstDate } from '#domain/dates.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import type { inquiries, inquiryAttachments, inquiryMessages } from '../schema/inquiry.ts'
import { makeFile } from './demo-files.ts'
import type { DemoInquiryText } from './demo-inquiry-text.ts'
import { memberInquiryTexts } from './demo-inquiry-texts.ts'
import type { DemoMember } from './demo-members.ts'
import type { NumberMaker } from './demo-numbers.ts'
import { peopleMaker } from './demo-people.ts'
import { visitorInquiryTexts } from './demo-visitor-inquiry-texts.ts'

type Inquiry = typeof inquiries.$inferInsert
type Message = typeof inquiryMessages.$inferInsert
export type DemoInquiryAttachment = typeof inquiryAttachments.$inferInsert & { content: Uint8Array }
type Deps = {
  faker: Faker
  numbers: NumberMaker
  members: DemoMember[]
  companyNames: Map<string, string>
  staffIds: string[]
  now: Date
}
type Entry = { author: Message['author']; at: Date; body: string; files?: string[] }

const officeMinutes = 7 * 60
const texts = [...memberInquiryTexts, ...visitorInquiryTexts]

/** Creates inquiries in every state, numbered in their order, and the last number of each year. */
export function makeInquiries(deps: Deps) {
  const { faker, now } = deps
  const newInquiries = texts.map((text) => {
    const day = addDays(kstDate(now), -text.daysAgo)
    return {
      text,
      createdAt: new Date(
        Date.parse(`${day}T09:30:00+09:00`) + faker.number.int({ max: officeMinutes }) * MINUTE_MS,
      ),
    }
  })
  const newPerson = peopleMaker(
    faker,
    deps.members.map(({ email }) => email.split('@')[0]!),
  )
  const countBySeries = new Map<string, number>()
  const whole = newInquiries
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ text, createdAt }, index) => {
      const series = `Q${kstDate(createdAt).slice(0, 'YYYY'.length)}`
      const last = (countBySeries.get(series) ?? 0) + 1
      countBySeries.set(series, last)
      const inquiryNo = `${series}-${String(last).padStart(6, '0')}`
      return makeInquiry(deps, text, {
        inquiryNo,
        createdAt,
        staffId: deps.staffIds[index % deps.staffIds.length]!,
        newPerson,
      })
    })
  return {
    inquiries: whole.map(({ inquiry }) => inquiry),
    inquiryMessages: whole.flatMap(({ messages }) => messages),
    inquiryAttachments: whole.flatMap(({ attachments }) => attachments),
    referenceNumbers: [...countBySeries].map(([series, last]) => ({ series, last })),
  }
}

function makeInquiry(
  deps: Deps,
  text: DemoInquiryText,
  {
    inquiryNo,
    createdAt,
    staffId,
    newPerson,
  }: { inquiryNo: string; createdAt: Date; staffId: string; newPerson: ReturnType<typeof peopleMaker> },
) {
  const { faker, now } = deps
  const { state, answer, more } = text
  const id = faker.string.uuid()
  // A follow-up message is at least an hour before today, even after an inquiry of yesterday evening.
  const after = (hours: number) =>
    new Date(Math.min(createdAt.getTime() + hours * HOUR_MS, now.getTime() - HOUR_MS))
  const entries: Entry[] = [
    { author: 'CUSTOMER', at: createdAt, body: text.body, files: text.files },
    ...(answer
      ? [{ author: 'STAFF' as const, at: after(answer.afterHours), body: answer.body, files: answer.files }]
      : []),
    ...(more
      ? [{ author: 'CUSTOMER' as const, at: after(more.afterHours), body: more.body, files: more.files }]
      : []),
  ]
  const isTaken = state !== 'RECEIVED'
  const isWaiting = state !== 'ANSWERED' && state !== 'CLOSED'
  const steps: Record<DemoInquiryText['state'], number> = {
    RECEIVED: 1,
    IN_PROGRESS: 2,
    ANSWERED: 3,
    CLOSED: 4,
    REOPENED: 4,
  }
  const inquiry: Inquiry = {
    id,
    inquiryNo,
    ...writerOf(deps, text, newPerson),
    inquiryType: text.type,
    inquiryState: state,
    subject: text.subject,
    privacyAgreedAt: createdAt,
    staffId: isTaken ? staffId : null,
    version: steps[state],
    createdAt,
    answeredAt: answer ? entries[1]!.at : null,
    waitingSince: isWaiting ? entries.findLast(({ author }) => author === 'CUSTOMER')!.at : null,
    closedAt: state === 'CLOSED' ? after((answer?.afterHours ?? 0) + 72) : null,
  }
  const messages = entries.map(
    ({ author, at, body }): Message => ({
      id: faker.string.uuid(),
      inquiryId: id,
      author,
      staffId: author === 'STAFF' ? staffId : null,
      body,
      createdAt: at,
    }),
  )
  const attachments = entries.flatMap(({ files = [], body }, index) =>
    files.map((fileName, position): DemoInquiryAttachment => {
      const { contentType, content } = makeFile(fileName, {
        title: fileName.replace(/\.\w+$/, ''),
        lines: body.split('\n'),
      })
      return {
        fileKey: faker.string.alphanumeric(43),
        messageId: messages[index]!.id,
        position,
        fileName,
        contentType,
        size: content.length,
        content,
      }
    }),
  )
  return { inquiry, messages, attachments }
}

function writerOf(
  { faker, numbers, members, companyNames }: Deps,
  { from, company }: DemoInquiryText,
  newPerson: ReturnType<typeof peopleMaker>,
) {
  const member = members.find(({ email }) => email.split('@')[0] === from)
  if (member) {
    const { id: memberId, name, email, phoneNumber, companyId } = member
    return { memberId, name, email, phoneNumber, companyName: companyNames.get(companyId ?? '') ?? null }
  }
  const { name, id } = newPerson()
  const phoneNumber = faker.datatype.boolean(0.6) ? numbers.mobile() : null
  return { memberId: null, name, email: `${id}@pyeonji.example`, phoneNumber, companyName: company ?? null }
}
