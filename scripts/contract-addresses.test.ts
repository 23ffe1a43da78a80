import { expect, it } from 'vitest'
import { withAddresses } from './contract-addresses.ts'

const operation = (id: string, address: string) =>
  `${id}:\n  post:\n    operationId: ${id}\n    x-address: ${address}\n`
const root = (...lines: string[]) =>
  ['paths:', '  # a comment', ...lines, '', 'components:', '  x: 1'].join('\n')
const line = (address: string, tag: string, id: string) =>
  `  ${address}: { $ref: 'contract/openapi/${tag}.yaml#/${id}' }`
const [first, second, other] = [
  line('/a/1', 'a', 'one'),
  line('/a/2', 'a', 'two'),
  line('/b/1', 'b', 'three'),
]

it('withAddresses keeps the lines of known operations in their order', () => {
  const areas = { b: operation('three', '/b/1'), a: operation('two', '/a/2') + operation('one', '/a/1') }
  expect(withAddresses(root(first, other, second), areas)).toBe(root(first, other, second))
})

it('withAddresses adds a new operation after the last operation of its tag, and an operation of a new tag at the end', () => {
  const areas = { a: operation('one', '/a/1') + operation('two', '/a/2'), b: operation('three', '/b/1') }
  expect(withAddresses(root(first, other), areas)).toBe(root(first, second, other))
  expect(withAddresses(root(first), areas)).toBe(root(first, second, other))
})

it('withAddresses changes the address of an operation, and removes the line of a removed operation', () => {
  expect(withAddresses(root(first, other), { a: operation('one', '/a/9') })).toBe(
    root(line('/a/9', 'a', 'one')),
  )
})

it('withAddresses refuses an operation without an address', () => {
  expect(() =>
    withAddresses(root(first), { a: 'one:\n  post:\n    operationId: one\n    tags: [a]\n' }),
  ).toThrow('one of contract/openapi/a.yaml has no x-address.')
})
