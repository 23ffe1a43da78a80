import { expect, it } from 'vitest'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { orderOf } from './order.ts'

const catalogue = demoCatalogue('빗장')
const codes = catalogue.services.map(({ serviceCode }) => serviceCode)

it('an address without a service suggests the first one that is not subscribed to yet', () => {
  expect(orderOf(catalogue, {})?.serviceCode).toBe(codes[0])
  expect(orderOf(catalogue, {}, { held: [codes[0]!, codes[1]!] })?.serviceCode).toBe(codes[2])
  expect(orderOf(catalogue, {}, { held: codes })?.serviceCode, 'all are subscribed to').toBe(codes[0])
  expect(orderOf(catalogue, { service: codes[0] }, { held: codes })?.serviceCode).toBe(codes[0])
})

it('a member without a company begins with one user', () => {
  expect(orderOf(catalogue, {}, { isAlone: true })?.userCount).toBe(1)
  expect(orderOf(catalogue, { users: 12 }, { isAlone: true })?.userCount).toBe(12)
  expect(orderOf(catalogue, {})?.userCount).toBe(30)
})
