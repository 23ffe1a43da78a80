import { toaster } from './toaster.ts'

/** Puts a text on the clipboard and says whether that worked. */
export function copyText(text: string, copied: string, failed: string): Promise<void> {
  return navigator.clipboard.writeText(text).then(
    () => void toaster.show({ message: copied }),
    () => void toaster.show({ message: failed, severity: 'warning' }),
  )
}
