import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { containsResidentNumber } from '#domain/korean/resident-number.ts'
import { MAX_UPLOAD_BYTES, nameOfKind, normalizeFileName } from '#domain/upload/rules.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Files } from '#server/files/files.ts'
import { refusalOf } from '#server/http/calls/access.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import type { Log } from '#server/observability/log.ts'
import type { Scanner } from '#server/scanner/scanner.ts'
import { addressGroup } from '#server/security/address-group.ts'
import type { Throttle } from '#server/security/throttle.ts'
import { newToken } from '#server/security/tokens.ts'
import { UploadRefused } from './content/suspicious.ts'
import { inspect } from './content/whole-file.ts'
import { uploadRule } from './upload.rules.ts'
import { uploadStore } from './upload.store.ts'

export type UploadDeps = {
  db: Db
  files: Files
  clock: Clock
  limits: Limits
  throttle: Throttle
  /** Scans every file, if configured. */
  scanner: Scanner | undefined
  log: Pick<Log, 'warn'>
}

/** The operations on files, which are uploaded before the form that uses them is sent. */
export function uploadOperations({
  db,
  files,
  clock,
  limits,
  throttle,
  scanner,
  log,
}: UploadDeps): OperationsTagged<'upload', Caller> {
  const store = uploadStore(db)
  const rule = uploadRule(limits)

  async function inspectFile(content: Buffer) {
    try {
      return await inspect(content)
    } catch (error) {
      throw error instanceof UploadRefused ? problemNamed(error.problem) : error
    }
  }

  return {
    async uploadFile({ purpose, file }, caller) {
      if (purpose === 'post' && !isStaff(caller)) throw problemNamed('role.missing')
      if (purpose === 'subscription' && caller.stage !== 'member') throw problemNamed('role.missing')
      const reservation = await throttle.reserve(rule, addressGroup(caller.address))
      if (!reservation.allowed)
        throw problemNamed('upload.tooMany', { retryAfterSeconds: reservation.retryAfterSeconds })

      if (file.size > MAX_UPLOAD_BYTES) throw problemNamed('upload.tooLarge')
      const sentAs = normalizeFileName(file.name)
      if (containsResidentNumber(sentAs)) throw problemNamed('request.invalid')
      const { contentType, content } = await inspectFile(Buffer.from(await file.arrayBuffer()))
      const fileName = nameOfKind(sentAs, contentType)
      if (fileName === undefined) throw problemNamed('upload.unsupported')

      const malware = await scanner?.scan(content)
      if (malware !== undefined) {
        log.warn({ malware }, 'a file was refused for malware')
        throw problemNamed('upload.unsupported')
      }

      const [fileId, fileKey] = [newToken(), newToken()]
      // An inquiry may be sent by a person whose session has ended since the upload; a company's documents belong to
      // their sender alone.
      const senderId = purpose === 'subscription' ? caller.member?.memberId : undefined
      // The row is written before the file is stored, so that files left by a broken node are found and removed.
      await store.add(fileId, {
        fileKey,
        purpose,
        senderId,
        fileName,
        contentType,
        size: content.length,
        createdAt: clock.now(),
      })
      try {
        await files.write(fileKey, content)
      } catch (error) {
        await store.remove(fileKey)
        throw error
      }
      return { fileId, fileName, contentType, size: content.length }
    },
  }
}

function isStaff({ stage, member }: Caller): boolean {
  return member !== undefined && stage === 'member' && refusalOf('staff', { stage, member }) === undefined
}
