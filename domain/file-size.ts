import { KIB } from './bytes.ts'
import { formatNumber } from './money.ts'

/**
 * Formats a size, "180 KB" or "1.4 MB". Sizes are counted by 1024 and rounded up to the shown precision, so that only
 * an empty file shows 0. Takes whole bytes and throws a RangeError for anything else.
 */
export function formatFileSize(bytes: number): string {
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw new RangeError('A size is a whole number of bytes.')
  const kib = Math.ceil(bytes / KIB)
  if (kib < KIB) return `${kib} KB`
  const tenths = Math.ceil((kib / KIB) * 10)
  const [whole, tenth] = [Math.floor(tenths / 10), tenths % 10]
  return `${formatNumber(whole)}${tenth === 0 ? '' : `.${tenth}`} MB`
}
