// RFC 5987 section 3.2.1 allows fewer characters unencoded than encodeURIComponent leaves.
const notEncoded = /['()*!]/g
const notInQuotes = /[^\x20-\x7e]|["\\%]/gu
const forbiddenInNames = /[\p{Cc}\p{Cf}/\\:*?"<>|]/gu

/**
 * Returns the Content-Disposition of a download (RFC 6266): the name in ASCII for old clients, and the full name by
 * RFC 5987. Hangul is composed (NFC), since macOS uses decomposed letters that other systems show separately.
 */
export function attachmentNamed(fileName: string): string {
  const name = fileName.normalize('NFC').replaceAll(forbiddenInNames, '_')
  const ascii = name.replaceAll(notInQuotes, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encode(name)}`
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    notEncoded,
    (character) => `%${character.codePointAt(0)!.toString(16).toUpperCase()}`,
  )
}
