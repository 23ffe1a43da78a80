import { randomUUID } from 'node:crypto'
import { isWaiting } from '#domain/inquiry/states.ts'
import { inquiries, inquiryMessages } from '#server/db/schema/inquiry.ts'
import { type Inserts, type RowInput, uniqueNumber } from './rows.ts'

type Inquiry = typeof inquiries.$inferInsert
type Message = typeof inquiryMessages.$inferInsert

/** Returns the row of an inquiry of a visitor, by default in the state received; without its messages. */
export const inquiryRow = (wanted: RowInput<Inquiry, 'createdAt'>): Inquiry & { id: string } => ({
  inquiryNo: uniqueNumber('Q'),
  inquiryType: 'TECHNICAL',
  inquiryState: 'RECEIVED',
  subject: '인증 문자가 오지 않습니다',
  name: '송나래',
  email: 'narae.song@solbaram.example',
  privacyAgreedAt: wanted.createdAt,
  waitingSince: isWaiting(wanted.inquiryState ?? 'RECEIVED') ? wanted.createdAt : null,
  ...wanted,
  id: wanted.id ?? randomUUID(),
})

export async function insertInquiry(db: Inserts, wanted: RowInput<Inquiry, 'createdAt'>) {
  const row = inquiryRow(wanted)
  await db.insert(inquiries).values(row)
  return row
}

export async function insertInquiryMessage(
  db: Inserts,
  wanted: RowInput<Message, 'inquiryId' | 'author' | 'body' | 'createdAt'>,
): Promise<string> {
  const row = { ...wanted, id: wanted.id ?? randomUUID() }
  await db.insert(inquiryMessages).values(row)
  return row.id
}
