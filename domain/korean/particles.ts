import { josa } from 'es-hangul'
import { lastSyllable } from './reading.ts'

export type ParticlePair = '을/를' | '이/가' | '은/는' | '와/과' | '으로/로' | '이나/나' | '이라/라'

// What cannot be read takes the form after a vowel.
const UNREADABLE = '으'

/** The particle (조사) of a pair that follows a word, "을" or "를"; for "으로/로" a final ㄹ counts as open. */
export function particle(word: string, pair: ParticlePair): string {
  return josa.pick(lastSyllable(word) ?? UNREADABLE, pair)
}

/** The word with its right particle: "메일로", "3이", "SMS를", "한빛소프트(주)와". */
export function withParticle(word: string, pair: ParticlePair): string {
  return word + particle(word, pair)
}
