import { writeClipboard } from '#src/browser/clipboard.ts'
import { toaster } from './toaster.ts'

/** Copies a text to the clipboard, and shows the result as a toast. */
export async function copyText(text: string, copied: string, failed: string): Promise<void> {
  const isCopied = await writeClipboard(text)
  toaster.show(isCopied ? { message: copied } : { message: failed, severity: 'warning' })
}
