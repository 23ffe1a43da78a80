import { fileRefusalOf, HEAD_BYTES } from '#domain/upload/chosen-file.ts'
import type { ChosenFile } from '#src/machines/upload/upload-context.ts'

/** Reads the first bytes of each chosen file. A file that cannot be read, such as a folder, is refused. */
export const chosenFiles = (files: readonly File[]): Promise<ChosenFile[]> =>
  Promise.all(files.map(chosenFile))

async function chosenFile(file: File): Promise<ChosenFile> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    const refusal = fileRefusalOf(file, head)
    return refusal ? { file, refusal } : { file }
  } catch {
    return { file, refusal: 'unreadable' }
  }
}
