import { randomUUID } from 'node:crypto'
import { mailRecords } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notification.ts'
import { phoneMessages } from '#server/db/schema/phone-message.ts'
import { mailRecordPurpose, noticePurpose } from '#server/security/message-purposes.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { Inserts, RowInput } from './rows.ts'

type Box = Pick<SecretBox, 'seal'>
const usual = {
  label: 'service' as const,
  subject: '청구서가 발행되었습니다',
  text: '청구서를 확인해 주세요.',
}

/** Stores an unread notification of a member. */
export async function insertNotification(
  db: Inserts,
  box: Box,
  wanted: RowInput<typeof notifications.$inferInsert, 'memberId' | 'createdAt'>,
): Promise<void> {
  const { label, ...content } = usual
  const id = wanted.id ?? randomUUID()
  const contentBox = box.seal(JSON.stringify(content), noticePurpose(id))
  await db.insert(notifications).values({ label, contentBox, ...wanted, id })
}

/** Stores the record of a mail that was sent to a member. */
export async function insertMailRecord(
  db: Inserts,
  box: Box,
  {
    subject = usual.subject,
    ...wanted
  }: RowInput<typeof mailRecords.$inferInsert, 'memberId' | 'createdAt'> & { subject?: string },
): Promise<void> {
  const id = wanted.id ?? randomUUID()
  await db.insert(mailRecords).values({
    label: usual.label,
    subjectBox: box.seal(subject, mailRecordPurpose(id)),
    receiver: 'ji*****@solbaram.example',
    mailState: 'SENT',
    endedAt: wanted.createdAt,
    ...wanted,
    id,
  })
}

/** Stores a message that arrived at the mobile number of a member as 알림톡. */
export async function insertPhoneMessage(
  db: Inserts,
  wanted: RowInput<typeof phoneMessages.$inferInsert, 'memberId' | 'createdAt'>,
): Promise<void> {
  await db.insert(phoneMessages).values({
    kind: 'BILL_LATE',
    phoneState: 'TALK',
    endedAt: wanted.createdAt,
    ...wanted,
    id: wanted.id ?? randomUUID(),
  })
}
