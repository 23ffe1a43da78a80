import { SECOND_MS } from '#domain/durations.ts'
import type { Limits } from '#server/config.ts'
import { createTransferSlots } from './transfer-slots.ts'

/** The maximum wait for a slot: shorter than the time after which a silent connection is closed. */
const TRANSFER_WAIT_MS = 10 * SECOND_MS
const MAX_DOWNLOADS = 12
const MAX_DOWNLOADS_OF_ADDRESS = 4

/** Returns the slots for concurrent uploads and downloads on a node. */
export const transfersOf = (limits: Pick<Limits, 'uploadsAtOnce' | 'uploadsAtOncePerAddress'>) => ({
  uploadSlots: createTransferSlots({
    most: limits.uploadsAtOnce,
    mostOfAddress: limits.uploadsAtOncePerAddress,
    waitMs: TRANSFER_WAIT_MS,
  }),
  downloadSlots: createTransferSlots({
    most: MAX_DOWNLOADS,
    mostOfAddress: MAX_DOWNLOADS_OF_ADDRESS,
    waitMs: TRANSFER_WAIT_MS,
  }),
})
