import { expect, it } from 'vitest'
import { orderFrom } from './list-order.ts'
import { orderAfter, orderOf } from './sorting.ts'

const sorts = { DATE: 'DESC', NAME: 'ASC' } as const

it('the order of a list is the default if the address has no order or an unknown one', () => {
  for (const raw of [{}, { sort: 'SIZE', sortDirection: 'up' }])
    expect(orderOf(sorts, orderFrom(sorts, raw))).toEqual({ sort: 'DATE', sortDirection: 'DESC' })
  expect(orderOf(sorts, orderFrom(sorts, { sort: 'NAME' }))).toEqual({ sort: 'NAME', sortDirection: 'ASC' })
})

it('a press on the heading of a column sorts in its usual direction, and each further press reverses the direction', () => {
  const firstPress = orderAfter(sorts, {}, 'NAME')
  const secondPress = orderAfter(sorts, firstPress, 'NAME')
  expect([firstPress, secondPress, orderAfter(sorts, secondPress, 'NAME')]).toEqual([
    { sort: 'NAME', sortDirection: undefined },
    { sort: 'NAME', sortDirection: 'DESC' },
    { sort: 'NAME', sortDirection: undefined },
  ])
})

it('the default order is not part of the address', () => {
  expect(orderAfter(sorts, { sort: 'NAME' }, 'DATE')).toEqual({ sort: undefined, sortDirection: undefined })
  expect(orderAfter(sorts, {}, 'DATE')).toEqual({ sort: undefined, sortDirection: 'ASC' })
})
