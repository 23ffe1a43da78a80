import { writeClipboard } from '#src/browser/clipboard.ts'
import { toaster } from './toaster.ts'

/** Puts a text on the clipboard and says whether that worked. */
export async function copyText(text: string, copied: string, failed: string): Promise<void> {
  const isCopied = await writeClipboard(text)
  toaster.show(isCopied ? { message: copied } : { message: failed, severity: 'warning' })
}
