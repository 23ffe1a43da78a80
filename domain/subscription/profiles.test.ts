import { expect, it } from 'vitest'
import { nextCompany, nextPayment, OFFERED_PROFILES } from './profiles.ts'

const payment = (profileId: string, profileState: 'USABLE' | 'UNPAID' | 'EXPIRED') => ({
  profileId,
  profileState,
})

it('the next request begins with the company that was used last', () => {
  expect(nextCompany({ companies: ['last', 'before'] })).toBe('last')
  expect(nextCompany({ companies: [] })).toBeUndefined()
})

it('and with the payment method that was used last, without unpaid bills and still good', () => {
  const [late, over, good] = [payment('a', 'UNPAID'), payment('b', 'EXPIRED'), payment('c', 'USABLE')]
  expect(nextPayment({ payments: [late, over, good, payment('d', 'USABLE')] })).toBe(good)
  expect(nextPayment({ payments: [late, over] })).toBeUndefined()
  expect(nextPayment({ payments: [] })).toBeUndefined()
})

it('of those that a request offers', () => {
  const late = Array.from({ length: OFFERED_PROFILES }, (_, place) => payment(`${place}`, 'UNPAID'))
  expect(nextPayment({ payments: [...late, payment('z', 'USABLE')] })).toBeUndefined()
})
