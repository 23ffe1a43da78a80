import type { Schema } from '#contract/operation.ts'
import type { Tx } from '#server/db/once.ts'

/** A file that was sent first, as the person who names it keeps it. */
export type AttachedFile = {
  fileKey: string
  fileName: string
  contentType: Schema<'FileContentType'>
  size: number
}

/** What a form does with files that were sent before it. */
export type UploadBox = {
  /**
   * Takes the named files for the transaction's form, in their order, each once for ever. Throws `upload.missing` when one is
   * not there, was sent for another purpose or by another member than `senderId`, belongs to a form already, or is named twice.
   */
  attach(
    tx: Tx,
    fileIds: readonly string[],
    purpose: Schema<'UploadPurpose'>,
    senderId?: string,
  ): Promise<AttachedFile[]>
  /**
   * Copies a file that a form has, for another form of the sender: gives the id of the copy, which waits as one that was sent.
   * Nothing where the file is gone.
   */
  copy(file: AttachedFile, purpose: Schema<'UploadPurpose'>, senderId: string): Promise<string | undefined>
  /** Removes a file that waits, and nothing where a form has taken it; to be called after the form's transaction is over. */
  withdraw(fileId: string): Promise<void>
  /**
   * Gives files up within the transaction that forgets what named them: housekeeping removes their content even where
   * `discard` never comes.
   */
  giveUp(tx: Tx, fileKeys: readonly string[]): Promise<void>
  /** Removes the content of files that nothing names any more; to be called after the change has come to pass. */
  discard(fileKeys: readonly string[]): Promise<void>
}
