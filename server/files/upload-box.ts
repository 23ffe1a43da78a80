import type { Schema } from '#contract/operation.ts'
import type { Tx } from '#server/db/once.ts'

/** An uploaded file, as the domain of the form stores it. */
export type AttachedFile = {
  fileKey: string
  fileName: string
  contentType: Schema<'FileContentType'>
  size: number
}

/** The functions for files that are uploaded before the form that refers to them is sent. */
export type UploadBox = {
  /**
   * Takes the given files for the form of the transaction, in order; each file can be taken only once. Throws
   * `upload.missing` if a file does not exist, was uploaded for another purpose or by another member than `senderId`,
   * belongs to a form already, or is listed twice.
   */
  attach(
    tx: Tx,
    fileIds: readonly string[],
    purpose: Schema<'UploadPurpose'>,
    senderId?: string,
  ): Promise<AttachedFile[]>
  /**
   * Copies a form's file for another form of the sender: returns the id of the copy, which is treated as a
   * new upload. Undefined if the file is missing.
   */
  copy(file: AttachedFile, purpose: Schema<'UploadPurpose'>, senderId: string): Promise<string | undefined>
  /**
   * Removes an unused file; does nothing if the file belongs to a form. To be called after the form's transaction.
   */
  withdraw(fileId: string): Promise<void>
  /**
   * Gives files up in the transaction that removes the references to them: housekeeping removes their content even if
   * `discard` is never called.
   */
  giveUp(tx: Tx, fileKeys: readonly string[]): Promise<void>
  /** Removes the content of unreferenced files; to be called after the transaction is committed. */
  discard(fileKeys: readonly string[]): Promise<void>
}
