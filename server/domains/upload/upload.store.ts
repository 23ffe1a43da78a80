import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { uploads } from '#server/db/schema/upload.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'

type Waiting = { now: Date; since: Date; senderId: string | undefined }

/** Where files that were sent first are on record; of the id that opens one only the hash. */
export const uploadStore = (db: Db) => ({
  async add(
    fileId: string,
    upload: Omit<typeof uploads.$inferInsert, 'idHash' | 'attachedAt'>,
  ): Promise<void> {
    await db.insert(uploads).values({ ...upload, idHash: hashToken(fileId) })
  },

  async remove(fileKey: string): Promise<void> {
    await db.delete(uploads).where(eq(uploads.fileKey, fileKey))
  },

  /** Those of a purpose among the named that wait since a moment for this sender, by their hash; from now on none of them waits. */
  async attach(
    tx: Tx,
    fileIds: readonly string[],
    purpose: Schema<'UploadPurpose'>,
    { now, since, senderId }: Waiting,
  ) {
    // Locked in one order, so that two forms with the same files cannot wait for each other.
    const waiting = tx
      .select({ idHash: uploads.idHash })
      .from(uploads)
      .where(
        and(
          inArray(uploads.idHash, fileIds.map(hashToken)),
          eq(uploads.purpose, purpose),
          senderId === undefined
            ? isNull(uploads.senderId)
            : or(isNull(uploads.senderId), eq(uploads.senderId, senderId)),
          isNull(uploads.attachedAt),
          gt(uploads.createdAt, since),
        ),
      )
      .orderBy(uploads.idHash)
      .for('update')
    const rows = await tx
      .update(uploads)
      .set({ attachedAt: now, senderId: null })
      .where(and(sql`${uploads.idHash} in ${waiting}`, isNull(uploads.attachedAt)))
      .returning()
    return new Map(rows.map((row) => [row.idHash, row]))
  },

  /** Lets no form name a file that waits, and gives its key; nothing where it does not wait. It counts as forgotten until it is removed. */
  async withdraw(fileId: string): Promise<string | undefined> {
    const [row] = await db
      .update(uploads)
      .set({ createdAt: new Date(0) })
      .where(and(eq(uploads.idHash, hashToken(fileId)), isNull(uploads.attachedAt)))
      .returning({ fileKey: uploads.fileKey })
    return row?.fileKey
  },

  /** Replaces files with rows that contain only where they are stored, and that no form can name. */
  async giveUp(tx: Tx, fileKeys: readonly string[]): Promise<void> {
    if (fileKeys.length === 0) return
    const nothing = {
      purpose: 'inquiry',
      fileName: '',
      contentType: 'application/pdf',
      size: 0,
      createdAt: new Date(0),
    } as const
    await tx.delete(uploads).where(inArray(uploads.fileKey, [...fileKeys]))
    await tx
      .insert(uploads)
      .values(fileKeys.map((fileKey) => ({ ...nothing, fileKey, idHash: hashToken(newToken()) })))
  },

  /** At most `limit` files that were sent before a moment and belong to nothing. */
  async forgotten(before: Date, limit: number): Promise<{ fileKey: string }[]> {
    return db
      .select({ fileKey: uploads.fileKey })
      .from(uploads)
      .where(uploadsForgotten(before).where)
      .limit(limit)
  },
})

/** Files from before a moment that no form has named. */
export const uploadsForgotten = (before: Date): Expired => ({
  table: uploads,
  where: and(isNull(uploads.attachedAt), lt(uploads.createdAt, before)),
})
