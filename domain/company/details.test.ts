import { expect, it } from 'vitest'
import { detailsMistakes, detailsOf, uncheckedReasonOf } from './details.ts'

const today = '2026-11-21'

it('several blanks in a name become one, and a blank name or an empty day is stored as null', () => {
  expect(detailsOf({ representative: ' 이  지호 ', foundedOn: '2019-03-04' })).toEqual({
    representative: '이 지호',
    foundedOn: '2019-03-04',
  })
  expect(detailsOf({ representative: '  ', foundedOn: '' })).toEqual({
    representative: null,
    foundedOn: null,
  })
})

it.each([
  [{ representative: null, foundedOn: null }, []],
  [{ representative: '이지호', foundedOn: today }, []],
  [{ representative: 'Anne-Marie Dubois', foundedOn: '1900-01-01' }, []],
  [{ representative: '이지호1', foundedOn: null }, ['representative']],
  [{ representative: null, foundedOn: '2026-11-22' }, ['foundedOn']],
  [{ representative: null, foundedOn: '2026-02-30' }, ['foundedOn']],
  [{ representative: '900101-1234567', foundedOn: '1899-12-31' }, ['representative', 'foundedOn']],
])('of %j, %j cannot be stored', (typed, wrong) => expect(detailsMistakes(typed, today)).toEqual(wrong))

it('a reason is returned for each case in which the tax office gave no answer', () => {
  const givenDetails = { representative: '이지호', foundedOn: today }
  expect(uncheckedReasonOf(givenDetails, false)).toBe('NOT_CONNECTED')
  expect(uncheckedReasonOf({ ...givenDetails, representative: null }, true)).toBe('NOT_GIVEN')
  expect(uncheckedReasonOf({ ...givenDetails, foundedOn: null }, true)).toBe('NOT_GIVEN')
  expect(uncheckedReasonOf(givenDetails, true)).toBe('WAITING')
})
