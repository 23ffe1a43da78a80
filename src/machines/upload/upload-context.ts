import type { Input, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import type { FileRefusal } from '#domain/upload/chosen-file.ts'
import type { ShareSent } from '../operation-actors.ts'

export type UploadInput = {
  purpose: Input<'uploadFile'>['purpose']
  /** The maximum number of files of the form. */
  most: number
}

/** A chosen file, and the reason if it is refused. */
export type ChosenFile = { file: File; refusal?: FileRefusal }

/**
 * A file of the form. A file in the state `refused` is never sent; an upload in the state `failed` or `stopped` can
 * be tried again.
 */
export type UploadItem = {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'uploaded' | 'failed' | 'stopped' | 'refused'
  /** The uploaded share, from 0 to 1. */
  share: number
  uploaded?: Output<'uploadFile'>
  /** The reason why the upload failed. */
  problem?: Problem
  /** The reason why the file is refused. */
  refusal?: FileRefusal
}

export type UploadContext = UploadInput & {
  items: readonly UploadItem[]
  /** The number of chosen files that were not added because of the limit. */
  left: number
  nextKey: number
}

type OfItem = { key: number }
export type UploadEvent =
  | { type: 'files.chosen'; files: readonly ChosenFile[] }
  | ({ type: 'file.removed' } & OfItem)
  | ({ type: 'file.stopped' } & OfItem)
  | ({ type: 'file.retried' } & OfItem)
  /** The server no longer knows some of the files. */
  | { type: 'files.lost'; problem: Problem }
  /** The form with these files was sent, so the next form begins without files. */
  | { type: 'files.sent' }
  | ShareSent

/** Returns the file that is being uploaded. */
export const sendingItem = ({ items }: UploadContext) => items.find(({ state }) => state === 'sending')

/** Whether every file was uploaded. */
export const areAllUploaded = ({ items }: UploadContext) => items.every(({ state }) => state === 'uploaded')

/** Returns the ids of the uploaded files, for the form. */
export const fileIdsOf = ({ items }: UploadContext) => items.flatMap(({ uploaded }) => uploaded?.fileId ?? [])
