let bytesOf: Map<string, [number, number]> | undefined

// A syllable of the Korean Windows code page that Node's EUC-KR decoder lacks; browsers decode EUC-KR with that code
// page.
const extraSyllables = new Map<string, [number, number]>([['똠', [0x8c, 0x63]]])

/**
 * Encodes text in the code page of Korean Windows; banks write their files in this code page. Throws for an unknown
 * character.
 */
export function eucKr(text: string): Uint8Array<ArrayBuffer> {
  bytesOf ??= createTable()
  const bytes = [...text].flatMap((letter) => {
    if (letter.charCodeAt(0) < 0x80) return [letter.charCodeAt(0)]
    const pair = bytesOf!.get(letter) ?? extraSyllables.get(letter)
    if (!pair) throw new Error(`No such letter in EUC-KR: ${letter}`)
    return pair
  })
  return Uint8Array.from(bytes)
}

/** Creates the table for encoding from the decoder, since the platform has no encoder for EUC-KR. */
function createTable(): Map<string, [number, number]> {
  const decoder = new TextDecoder('euc-kr')
  const found = new Map<string, [number, number]>()
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x41; trail <= 0xfe; trail += 1) {
      const letter = decoder.decode(Uint8Array.of(lead, trail))
      if ([...letter].length === 1 && letter !== '\ufffd') found.set(letter, [lead, trail])
    }
  return found
}
