import { expect, it } from 'vitest'
import { services } from './catalogue.ts'
import { comparisons } from './comparison.ts'

it.each(services)('a comparison says something of every plan of $code and of no other', ({ code, plans }) => {
  const rows = Object.values(comparisons[code])
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(Object.keys(row)).toEqual(plans.map((plan) => plan.code))
})
