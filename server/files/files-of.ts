import type { Config } from '#server/config.ts'
import { createFileBox } from '#server/security/file-box.ts'
import { createFiles, type Files } from './files.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

/** The configured file storage: a folder, or an S3-compatible store. */
export const filesOf = ({ filesIn, encryptionKeys }: Pick<Config, 'filesIn' | 'encryptionKeys'>): Files =>
  createFiles(
    's3' in filesIn ? s3Store(filesIn.s3) : folderStore(filesIn.folder),
    createFileBox(encryptionKeys),
  )
