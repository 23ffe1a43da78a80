const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
// Characters that XML 1.0 section 2.2 does not allow, and the control characters it discourages.
const unwritableCharacters = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu

/** Returns a text as the content of an XML element or attribute; characters that XML does not allow are removed. */
export function escapeXml(text: string): string {
  return text.replaceAll(unwritableCharacters, '').replaceAll(/[&<>"']/g, (character) => entities[character]!)
}
