import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import type { Files } from '#server/files/files.ts'
import type { UploadBox } from '#server/files/upload-box.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import { waitsSince } from './upload.rules.ts'
import { uploadStore } from './upload.store.ts'

/** The upload functions for other domains. */
export function createUploadBox({ db, files, clock }: { db: Db; files: Files; clock: Clock }): UploadBox {
  const store = uploadStore(db)
  return {
    async attach(tx, fileIds, purpose, senderId) {
      if (fileIds.length === 0) return []
      if (new Set(fileIds).size < fileIds.length) throw problemNamed('upload.missing')
      const now = clock.now()
      const found = await store.attach(tx, fileIds, purpose, { now, since: waitsSince(now), senderId })
      return fileIds.map((fileId) => {
        const row = found.get(hashToken(fileId))
        if (!row) throw problemNamed('upload.missing')
        const { fileKey, fileName, contentType, size } = row
        return { fileKey, fileName, contentType, size }
      })
    },

    async copy({ fileKey: original, ...file }, purpose, senderId) {
      const content = await files.read(original)
      if (!content) return undefined
      const [fileId, fileKey] = [newToken(), newToken()]
      // The copy is recorded before it is stored, like an upload, so that a copy that no form uses is found and
      // removed.
      await store.add(fileId, { ...file, fileKey, purpose, senderId, createdAt: clock.now() })
      await files.write(fileKey, content)
      return fileId
    },

    async withdraw(fileId) {
      const fileKey = await store.withdraw(fileId)
      if (fileKey === undefined) return
      await files.remove(fileKey)
      await store.remove(fileKey)
    },

    giveUp: (tx, fileKeys) => store.giveUp(tx, fileKeys),

    async discard(fileKeys) {
      for (const key of fileKeys) {
        await files.remove(key)
        await store.remove(key)
      }
    },
  }
}
