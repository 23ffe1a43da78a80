/** Makes Excel recognize a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const NUMBER = /^-?\d+(?:\.\d+)?$/
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * A cell of a CSV file (RFC 4180). A cell that a spreadsheet would interpret as a formula begins with an apostrophe,
 * unless it is a number (OWASP, CSV injection).
 */
export function csvCell(text: string): string {
  const safeText = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText
}

/** A complete CSV file with a header row, as UTF-8 with a byte order mark. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
