import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { uploads } from '#server/db/schema/upload.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'

type WaitingUpload = { now: Date; since: Date; senderId: string | undefined }

/** The queries of uploaded files. Of the id that gives access to a file, only the hash is stored. */
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

  /**
   * Takes the unused files of a purpose among the given hashes, uploaded by this sender since a moment; each
   * can be taken only once.
   */
  async attach(
    tx: Tx,
    fileIds: readonly string[],
    purpose: Schema<'UploadPurpose'>,
    { now, since, senderId }: WaitingUpload,
  ) {
    // Locked in a fixed order, so that two forms with the same files cannot block each other.
    const waitingFiles = tx
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
      .where(and(sql`${uploads.idHash} in ${waitingFiles}`, isNull(uploads.attachedAt)))
      .returning()
    return new Map(rows.map((row) => [row.idHash, row]))
  },

  /**
   * Makes an unused file unavailable to forms, and returns its file key; undefined if the file is already used. The
   * file counts as abandoned until it is removed.
   */
  async withdraw(fileId: string): Promise<string | undefined> {
    const [row] = await db
      .update(uploads)
      .set({ createdAt: new Date(0) })
      .where(and(eq(uploads.idHash, hashToken(fileId)), isNull(uploads.attachedAt)))
      .returning({ fileKey: uploads.fileKey })
    return row?.fileKey
  },

  /** Replaces files by rows that contain only their location, and that no form can use. */
  async giveUp(tx: Tx, fileKeys: readonly string[]): Promise<void> {
    if (fileKeys.length === 0) return
    const emptyFields = {
      purpose: 'inquiry',
      fileName: '',
      contentType: 'application/pdf',
      size: 0,
      createdAt: new Date(0),
    } as const
    await tx.delete(uploads).where(inArray(uploads.fileKey, [...fileKeys]))
    await tx
      .insert(uploads)
      .values(fileKeys.map((fileKey) => ({ ...emptyFields, fileKey, idHash: hashToken(newToken()) })))
  },

  /** Returns at most `limit` files that were uploaded before a moment and belong to no form. */
  async unusedBefore(before: Date, limit: number): Promise<{ fileKey: string }[]> {
    return db
      .select({ fileKey: uploads.fileKey })
      .from(uploads)
      .where(unusedUploads(before).where)
      .limit(limit)
  },
})

/** Files from before a moment that no form has used. */
export const unusedUploads = (before: Date): Expired => ({
  table: uploads,
  where: and(isNull(uploads.attachedAt), lt(uploads.createdAt, before)),
})
