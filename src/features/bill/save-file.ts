import type { Schema } from '#contract/operation.ts'
import { saveBlob } from '#src/browser/save-blob.ts'

/** Saves a file that was sent as base64. */
export function saveFile({ fileName, contentType, content }: Schema<'BillFile'>): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
  saveBlob(new Blob([bytes], { type: contentType }), fileName)
}
