import type { Config } from '#server/config.ts'
import { createFileBox } from '#server/security/file-box.ts'
import { createFiles, type Files } from './files.ts'
import { folderStore } from './folder-store.ts'

/** The files where the settings say that they lie. */
export const filesOf = ({ filesDir, encryptionKeys }: Pick<Config, 'filesDir' | 'encryptionKeys'>): Files =>
  createFiles(folderStore(filesDir), createFileBox(encryptionKeys))
