import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faults, withFaultIn } from './faults.ts'

it('has sixty faults of different names', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  expect(faults.length).toBeGreaterThanOrEqual(60)
})

it.each(faults)('finds the location of $name', (fault) => {
  expect(() => withFaultIn(readFileSync(fault.file, 'utf8'), fault)).not.toThrow()
})
