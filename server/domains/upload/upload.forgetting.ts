import type { Db } from '#server/db/client.ts'
import type { Stoppable } from '#server/db/remove-rows.ts'
import type { Files } from '#server/files/files.ts'
import { waitsSince } from './upload.rules.ts'
import { uploadStore } from './upload.store.ts'

const batchSize = 100

/**
 * Removes files that waited for a day without being used in a form, content first, since the row is needed to
 * find it.
 */
export async function removeUploads(
  db: Db,
  files: Files,
  now: Date,
  { signal }: Stoppable = {},
): Promise<void> {
  const store = uploadStore(db)
  for (;;) {
    if (signal?.aborted) return
    const forgotten = await store.unusedBefore(waitsSince(now), batchSize)
    for (const { fileKey } of forgotten) {
      await files.remove(fileKey)
      await store.remove(fileKey)
    }
    if (forgotten.length < batchSize) return
  }
}
