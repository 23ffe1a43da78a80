import { disassemble } from 'es-hangul'

/**
 * How to search for a word that is still being typed. `keys`: the pairs of syllables and of initial consonants (초성)
 * that every matching text contains, as in the column `search_keys`. Spaces are ignored: 전자결재 also finds 전자 결재.
 * `pattern`: a regular expression, for JavaScript and PostgreSQL, that is applied to the lower-case text in NFC.
 */
export type SearchWord = { keys: readonly string[]; pattern: string }

const CONSONANT = /^[ㄱ-ㅎ]$/
const SYLLABLE = /^[가-힣]$/
// Unicode orders syllables by their initial consonant, with the same number of syllables for each.
const BEGINNINGS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const FIRST_BEGINNING = 0x1100
const FIRST_SYLLABLE = 0xac00
const SYLLABLES_EACH = 588

/** Returns how to search for a word, whose last syllable may be incomplete: "김ㅁ", "김미" and "ㄱㅁㅅ" match 김민서. */
export function searchWord(word: string): SearchWord {
  const letters = lettersOf(word)
  const settledFlags = letters.map((letter, index) => isSettled(letter, index === letters.length - 1))
  const settledPairs = pairsOf(letters).filter((_, index) => settledFlags[index] && settledFlags[index + 1])
  const beginnings = pairsOf([...letters.map(initialConsonant).join('')])
  return {
    keys: [...new Set([...settledPairs, ...beginnings])],
    pattern: letters.map((letter, index) => patternOf(letter, settledFlags[index]!)).join(' ?'),
  }
}

/**
 * Returns a function that checks whether a text contains each of some words, in the same way as a search on the
 * server.
 */
export function wordMatcher(words: readonly string[]): (text: string) => boolean {
  const patterns = words.map((word) => new RegExp(searchWord(word).pattern))
  return (text) => {
    const comparable = text.normalize('NFC').toLowerCase()
    return patterns.every((pattern) => pattern.test(comparable))
  }
}

/** A part of a text, and whether a typed word matches it. */
export type MarkedPart = { text: string; isMatch: boolean }

/**
 * Returns a function that splits a text at the first place where each of some words matches, as `wordMatcher` finds
 * it. The parts in their order are the text in NFC.
 */
export function wordMarker(words: readonly string[]): (text: string) => MarkedPart[] {
  const patterns = words.map((word) => new RegExp(searchWord(word).pattern))
  return (text) => {
    const whole = text.normalize('NFC')
    const comparable = whole.toLowerCase()
    // The lower case of a few letters has another length. Positions after such a letter differ between the two texts.
    if (comparable.length !== whole.length) return [{ text: whole, isMatch: false }]
    const isMarked = new Set<number>()
    for (const pattern of patterns) {
      const match = pattern.exec(comparable)
      if (match) for (let at = 0; at < match[0].length; at += 1) isMarked.add(match.index + at)
    }
    const parts: MarkedPart[] = []
    for (let at = 0; at < whole.length; at += 1) {
      const isMatch = isMarked.has(at)
      const last = parts.at(-1)
      if (last?.isMatch === isMatch) last.text += whole[at]
      else parts.push({ text: whole[at]!, isMatch })
    }
    return parts
  }
}

/** The letters of a word; two consonants that the keyboard has joined ("ㄳ") are split again. */
const lettersOf = (word: string): string[] =>
  [...word.normalize('NFC').toLowerCase()].flatMap((letter) =>
    CONSONANT.test(letter) ? [...disassemble(letter)] : [letter],
  )

/** Whether further typing cannot change a letter. */
const isSettled = (letter: string, isLast: boolean): boolean =>
  !CONSONANT.test(letter) && !(isLast && SYLLABLE.test(letter))

const pairsOf = (letters: readonly string[]): string[] =>
  letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)

/** The beginning consonant of a letter, U+1100 to U+1112. */
function initialConsonant(letter: string): string {
  if (CONSONANT.test(letter)) return String.fromCharCode(FIRST_BEGINNING + BEGINNINGS.indexOf(letter))
  const decomposedLetter = letter.normalize('NFD')
  return SYLLABLE.test(letter) ? decomposedLetter.charAt(0) : decomposedLetter
}

function patternOf(letter: string, settled: boolean): string {
  if (CONSONANT.test(letter)) return lettersStartingWith(letter)
  if (!settled) return possibleSyllables(letter)
  return letter.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/** All syllables with a beginning consonant, by its index. */
const syllablesOf = (beginning: number): string[] =>
  Array.from({ length: SYLLABLES_EACH }, (_, index) =>
    String.fromCharCode(FIRST_SYLLABLE + beginning * SYLLABLES_EACH + index),
  )

function lettersStartingWith(consonant: string): string {
  const syllables = syllablesOf(BEGINNINGS.indexOf(consonant))
  return `[${syllables[0]}-${syllables.at(-1)}]`
}

/**
 * The syllables that an incomplete syllable may become: "고" may become 과 and 곡, "달" 닭; a final consonant may
 * also begin the next syllable, as in "김" and 기미.
 */
function possibleSyllables(syllable: string): string {
  const [typed, end] = [disassemble(syllable), disassemble(syllable).slice(-1)]
  const sameInitialSyllables = syllablesOf(
    Math.floor((syllable.charCodeAt(0) - FIRST_SYLLABLE) / SYLLABLES_EACH),
  )
  const completions = sameInitialSyllables.filter((each) => disassemble(each).startsWith(typed)).join('')
  const syllableWithoutFinal = sameInitialSyllables.find((each) => disassemble(each) === typed.slice(0, -1))
  return syllableWithoutFinal !== undefined && BEGINNINGS.includes(end)
    ? `(?:[${completions}]|${syllableWithoutFinal}${lettersStartingWith(end)})`
    : `[${completions}]`
}
