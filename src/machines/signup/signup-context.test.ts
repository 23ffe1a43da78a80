import { expect, it } from 'vitest'
import { basicOf, freshSignup } from './signup-context.ts'

it.each(['124-81-00998', ' １２４ － ８１ － 00998 '])(
  'a business number is sent as its digits: %j',
  (rnno) => {
    const form = { ...freshSignup.form, rnno }
    const progress = { ...freshSignup.progress, accountType: 'BUSINESS' as const }
    expect(basicOf({ form, progress }).rnno).toBe('1248100998')
  },
)
