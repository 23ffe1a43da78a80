import { disassemble } from 'es-hangul'

/**
 * How a word that is being typed is looked up. `keys` are pairs of letters that every text with the word has: pairs of syllables
 * and of beginning consonants (초성), as the database's `search_keys` gives them, spaces left out: 전자결재 is 전자 결재, too. `pattern` is a regular expression, for JavaScript
 * and for PostgreSQL alike, of the word in a text in small letters, in the form Hangul is stored in (NFC).
 */
export type SearchWord = { keys: readonly string[]; pattern: string }

const CONSONANT = /^[ㄱ-ㅎ]$/
const SYLLABLE = /^[가-힣]$/
// In Unicode, syllables are in the order of their beginnings, the same number for each.
const BEGINNINGS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const FIRST_BEGINNING = 0x1100
const FIRST_SYLLABLE = 0xac00
const SYLLABLES_EACH = 588

/** A word of a search. Its last syllable may not be typed to its end: "김ㅁ", "김미" and "ㄱㅁㅅ" are 김민서. */
export function searchWord(word: string): SearchWord {
  const letters = lettersOf(word)
  const settled = letters.map((letter, index) => isSettled(letter, index === letters.length - 1))
  const whole = pairsOf(letters).filter((_, index) => settled[index] && settled[index + 1])
  const beginnings = pairsOf([...letters.map(beginningOf).join('')])
  return {
    keys: [...new Set([...whole, ...beginnings])],
    pattern: letters.map((letter, index) => patternOf(letter, settled[index]!)).join(' ?'),
  }
}

/** Returns a test of whether a text contains each of some words, as a search on the server finds them. */
export function wordMatcher(words: readonly string[]): (text: string) => boolean {
  const patterns = words.map((word) => new RegExp(searchWord(word).pattern))
  return (text) => {
    const comparable = text.normalize('NFC').toLowerCase()
    return patterns.every((pattern) => pattern.test(comparable))
  }
}

/** The letters of a word as people mean them: two consonants that the keyboard has made one ("ㄳ") are two. */
const lettersOf = (word: string): string[] =>
  [...word.normalize('NFC').toLowerCase()].flatMap((letter) =>
    CONSONANT.test(letter) ? [...disassemble(letter)] : [letter],
  )

/** Whether typing on changes nothing of a letter. */
const isSettled = (letter: string, isLast: boolean): boolean =>
  !CONSONANT.test(letter) && !(isLast && SYLLABLE.test(letter))

const pairsOf = (letters: readonly string[]): string[] =>
  letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)

/** What is left of a letter where of each syllable the beginning consonant alone is, U+1100 to U+1112. */
function beginningOf(letter: string): string {
  if (CONSONANT.test(letter)) return String.fromCharCode(FIRST_BEGINNING + BEGINNINGS.indexOf(letter))
  const apart = letter.normalize('NFD')
  return SYLLABLE.test(letter) ? apart.charAt(0) : apart
}

function patternOf(letter: string, settled: boolean): string {
  if (CONSONANT.test(letter)) return beginningWith(letter)
  if (!settled) return unfinished(letter)
  return letter.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/** Every syllable of a beginning, by its place. */
const syllablesOf = (beginning: number): string[] =>
  Array.from({ length: SYLLABLES_EACH }, (_, index) =>
    String.fromCharCode(FIRST_SYLLABLE + beginning * SYLLABLES_EACH + index),
  )

function beginningWith(consonant: string): string {
  const syllables = syllablesOf(BEGINNINGS.indexOf(consonant))
  return `[${syllables[0]}-${syllables.at(-1)}]`
}

/**
 * What a syllable may be of that is typed on: "고" of 과 and 곡, "달" of 닭; its end may be the beginning of the next one, as that of "김" is of 기미.
 */
function unfinished(syllable: string): string {
  const [typed, end] = [disassemble(syllable), disassemble(syllable).slice(-1)]
  const alike = syllablesOf(Math.floor((syllable.charCodeAt(0) - FIRST_SYLLABLE) / SYLLABLES_EACH))
  const completions = alike.filter((each) => disassemble(each).startsWith(typed)).join('')
  const shorter = alike.find((each) => disassemble(each) === typed.slice(0, -1))
  return shorter !== undefined && BEGINNINGS.includes(end)
    ? `(?:[${completions}]|${shorter}${beginningWith(end)})`
    : `[${completions}]`
}
