/** The maximum size of the text: the limit of the contract before base64 encoding. */
export const MAX_STATEMENT_BYTES = 180_000
export type StatementFault = 'WORKBOOK' | 'TOO_LARGE' | 'EMPTY'

// A workbook is a ZIP archive or, from older programs, a compound file.
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/**
 * Decodes a bank's file: UTF-8, UTF-16 with a byte order mark, or otherwise EUC-KR, the code page of Korean Windows,
 * which banks use. Returns a fault for a workbook, an empty file or a text over the size limit.
 */
export function statementText(bytes: Uint8Array): { text: string } | { fault: StatementFault } {
  if (workbooks.some((start) => start.every((byte, index) => bytes[index] === byte)))
    return { fault: 'WORKBOOK' }
  const text = tabsToCommas(decodeText(bytes).replaceAll('\0', ''))
  if (text === '') return { fault: 'EMPTY' }
  return new TextEncoder().encode(text).length > MAX_STATEMENT_BYTES ? { fault: 'TOO_LARGE' } : { text }
}

function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}

/** Converts tab-separated cells to comma-separated cells, since texts in a request body must not contain tabs. */
function tabsToCommas(text: string): string {
  const lines = text.split(/\r\n?|\n/)
  if (!lines.some((line) => line.split('\t').length > 2)) return text
  const quote = (cell: string) =>
    cell.startsWith('"') && cell.endsWith('"') && cell.length > 1 ? cell : `"${cell.replaceAll('"', '""')}"`
  return lines.map((line) => line.split('\t').map(quote).join(',')).join('\n')
}
