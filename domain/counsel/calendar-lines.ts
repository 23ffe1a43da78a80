/**
 * The maximum length of a line of an iCalendar file, in bytes of UTF-8 without the line break (RFC 5545, section
 * 3.1).
 */
const MAX_OCTETS = 75
const folds = /\r\n[\t ]/g
const utf8 = new TextEncoder()

/**
 * Folds the lines of an iCalendar file by bytes, as RFC 5545 requires, never within a character. Accepts a file whose
 * lines are folded in any way or not at all.
 */
export function foldedByOctets(file: string): string {
  return file.replaceAll(folds, '').split('\r\n').map(foldLine).join('\r\n')
}

function foldLine(line: string): string {
  let result = ''
  let octets = 0
  for (const character of line) {
    const size = utf8.encode(character).length
    if (octets + size > MAX_OCTETS) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}
