import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isReason } from './access/rules.ts'
import { lettersIn } from './letters.ts'

it.each([
  ['한글', 2],
  ['한글'.normalize('NFD'), 2],
  [' 한 글\n', 3],
  ['😀', 1],
  ['', 0],
  ['  ', 0],
])('%j has the length %i', (text, count) => expect(lettersIn(text)).toBe(count))

it('the length of a text is the same whether it is composed or decomposed', () => {
  const hangul = fc.string({ unit: fc.constantFrom('가', '힣', '각', 'ㄱ', 'a', ' ', 'é') })
  fc.assert(
    fc.property(hangul, (text) => lettersIn(text.normalize('NFD')) === lettersIn(text.normalize('NFC'))),
  )
})

it('a reason of nine syllables is too short, whether its syllables are composed or decomposed', () => {
  const nineSyllables = '정산 기간에 필요'.normalize('NFD')
  expect([isReason('APPLY', nineSyllables), isReason('APPLY', `${nineSyllables}함`)]).toEqual([false, true])
})
