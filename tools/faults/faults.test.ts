import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faults, withFaultIn } from './faults.ts'

it('the list has at least sixty faults with unique names', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  expect(faults.length).toBeGreaterThanOrEqual(60)
})

it.each(faults)('the file of $name still contains the text that the fault replaces', (fault) => {
  expect(() => withFaultIn(readFileSync(fault.file, 'utf8'), fault)).not.toThrow()
})
