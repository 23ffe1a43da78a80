import { josa } from 'es-hangul'
import { endingOf } from './reading.ts'

export type ParticlePair = '을/를' | '이/가' | '은/는' | '와/과' | '으로/로' | '이나/나' | '이라/라'

// Words at whose end nothing is pronounced take the form used after a vowel.
const OPEN = '으'
// Both forms together, for words whose pronunciation is unknown (문장 부호 부록, 소괄호).
const eitherForm: Record<ParticlePair, string> = {
  '을/를': '을(를)',
  '이/가': '이(가)',
  '은/는': '은(는)',
  '와/과': '와(과)',
  '으로/로': '(으)로',
  '이나/나': '(이)나',
  '이라/라': '(이)라',
}

/**
 * Returns the particle (조사) of a pair that follows a word, by the word's last sound: "을" or "를". For "으로/로" a final ㄹ
 * counts as a vowel. If the pronunciation is unknown, as for Hanja, returns both forms: "을(를)".
 */
export function particle(word: string, pair: ParticlePair): string {
  const ending = endingOf(word)
  if (ending === 'unknown') return eitherForm[pair]
  return josa.pick(ending === 'silent' ? OPEN : ending.syllable, pair)
}

/** Returns a word with its right particle: "메일로", "3이", "SMS를", "한빛소프트㈜와". */
export function withParticle(word: string, pair: ParticlePair): string {
  return word + particle(word, pair)
}
