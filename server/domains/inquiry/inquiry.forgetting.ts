import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { retention } from '#domain/account/retention.ts'
import { monthsBefore } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import type { Expired, Stoppable } from '#server/db/remove-rows.ts'
import { inquiries, inquiryAttachments, inquiryMessages } from '#server/db/schema/inquiry.ts'
import { uploads } from '#server/db/schema/upload.ts'
import type { Files } from '#server/files/files.ts'

const batchSize = 100

/**
 * Removes inquiries with their files three years after they were closed, or were answered without a further message,
 * as their writers agreed. The contents of files are removed first, since the row is needed to find them.
 */
export async function removeInquiries(
  db: Db,
  files: Files,
  now: Date,
  { signal }: Stoppable = {},
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return
    const old = await db
      .select({ id: inquiries.id })
      .from(inquiries)
      .where(expiredInquiries(now).where)
      .limit(batchSize)
    const ids = old.map(({ id }) => id)
    if (ids.length === 0) return
    const attached = await db
      .select({ fileKey: inquiryAttachments.fileKey })
      .from(inquiryAttachments)
      .innerJoin(inquiryMessages, eq(inquiryMessages.id, inquiryAttachments.messageId))
      .where(inArray(inquiryMessages.inquiryId, ids))
    for (const { fileKey } of attached) {
      await files.remove(fileKey)
      await db.delete(uploads).where(eq(uploads.fileKey, fileKey))
    }
    await db.delete(inquiries).where(inArray(inquiries.id, ids))
  }
}

/** Inquiries whose retention is over. */
export function expiredInquiries(now: Date): Expired {
  const retainedSince = monthsBefore(now, retention.COMPLAINT.months)
  const { waitingSince, closedAt, answeredAt } = inquiries
  const isFinished = or(lt(closedAt, retainedSince), and(isNull(closedAt), lt(answeredAt, retainedSince)))
  return { table: inquiries, where: and(isNull(waitingSince), isFinished) }
}
