import { eq } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import type { Tx } from '#server/db/once.ts'
import { orderedId } from '#server/db/ordered-id.ts'
import { members } from '#server/db/schema/member.ts'
import { notifications } from '#server/db/schema/notification.ts'
import { noticePurpose } from '#server/security/message-purposes.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { MailQueue } from './mail-queue.ts'
import type { Mail } from './messages.ts'
import type { PhoneQueue } from './phone/phone-queue.ts'
import type { PhoneContent } from './phone/templates.ts'
import { greeting, mail } from './texts.ts'

export type Notices = ReturnType<typeof createNotices>
/** `phone` is the message to the member's mobile number, if messages to phones are configured. */
export type NoticeContent = { subject: string; text: string; phone?: PhoneContent | undefined }
export type Notice = NoticeContent & {
  memberId: string
  label: Schema<'AnnouncementType'>
  /** The page of this site with the details, such as `/my/inquiry`. */
  path?: string
  /** By default a mail with the text of the notification is sent; false for no mail, or a specific mail. */
  mail?: boolean | Mail
  /**
   * The bill that the notification is about; the page of the bill shows the staff the result of the message to the
   * phone.
   */
  billId?: string
  /** Identifies the event, such as `inquiry-answered:<id>`: a member is notified of the same event once. */
  eventKey?: string
}

/**
 * Creates the notifier of members. A notification is a row of the inbox and a mail, and a message to the member's
 * phone if there are `phones`. All are written in the transaction of the event, so that none exists without the
 * event. `site` is the address that mails link to.
 */
export function createNotices({
  mails,
  phones,
  box,
  clock,
  site,
}: {
  mails: Pick<MailQueue, 'put'>
  phones?: Pick<PhoneQueue, 'put'> | undefined
  box: SecretBox
  clock: Clock
  site: string
}) {
  async function plainMail(
    tx: Pick<Tx, 'select'>,
    { memberId, subject, text, path }: Notice,
  ): Promise<Mail | undefined> {
    const [member] = await tx
      .select({ email: members.email, name: members.name })
      .from(members)
      .where(eq(members.id, memberId))
    if (!member) return undefined
    const paragraphs = [greeting(member.name), text]
    if (path !== undefined) paragraphs.push(`자세히 보기: ${site}${path}`)
    return mail(member.email, subject, ...paragraphs)
  }

  return {
    /**
     * Stores a notification and queues its mail. Returns false, and does nothing, if the member was already notified
     * of the event.
     */
    async put(tx: Pick<Tx, 'select' | 'insert'>, notice: Notice): Promise<boolean> {
      const { memberId, label, subject, text, path = null, mail = true, eventKey = null } = notice
      const id = orderedId()
      const contentBox = box.seal(
        JSON.stringify({ subject, text } satisfies NoticeContent),
        noticePurpose(id),
      )
      const addedRows = await tx
        .insert(notifications)
        .values({ id, memberId, label, contentBox, path, eventKey, createdAt: clock.now() })
        .onConflictDoNothing({ target: [notifications.memberId, notifications.eventKey] })
        .returning({ id: notifications.id })
      if (addedRows.length === 0) return false
      const promised = mail === true ? await plainMail(tx, notice) : mail
      if (promised) await mails.put(tx, promised, { memberId, label })
      if (notice.phone)
        await phones?.put(tx, { memberId, content: notice.phone, path, billId: notice.billId })
      return true
    },
  }
}
