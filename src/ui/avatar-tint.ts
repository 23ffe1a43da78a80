/** The tints of avatars: pairs of a text and a background that the tests of contrast check in both themes. */
export const avatarTints = [
  { bg: 'brand.subtle', color: 'brand.fg' },
  { bg: 'family.teal.subtle', color: 'family.teal.fg' },
  { bg: 'family.violet.subtle', color: 'family.violet.fg' },
  { bg: 'accent.subtle', color: 'accent.fg' },
  { bg: 'family.rose.subtle', color: 'family.rose.fg' },
  { bg: 'family.slate.subtle', color: 'family.slate.fg' },
] as const

/** Returns the tint of a person: always the same one for the same name. */
export function avatarTintOf(name: string): (typeof avatarTints)[number] {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0
  // The codes of syllables without a final consonant differ by multiples of 28, which a remainder alone would show.
  return avatarTints[(hash >>> 7) % avatarTints.length]!
}
