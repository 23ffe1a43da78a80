import type { Schema } from '#contract/operation.ts'

/** Saves a file that was sent as base64. */
export function saveFile({ fileName, contentType, content }: Schema<'BillFile'>): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: contentType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
