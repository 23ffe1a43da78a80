import { expect, it } from 'vitest'
import { amountInWords } from './amount-words.ts'

it.each([
  [0, '금 영원정'],
  [10, '금 일십원정'],
  [91_080, '금 구만천팔십원정'],
  [148_500, '금 일십사만팔천오백원정'],
  [1_000_000, '금 일백만원정'],
  [1_230_000_000, '금 일십이억삼천만원정'],
])('%i won are %s', (won, words) => expect(amountInWords(won)).toBe(words))
