import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { shiftDate } from './test-clock.cjs'

const clock = JSON.stringify(resolve('scripts/test-clock.cjs'))
/**
 * Runs a process that loads the test clock with a TEST_NOW, without the environment of this run; returns its output.
 */
function outputOf(script: string, testNow: string): string {
  const env = { ...process.env, TEST_NOW: testNow, TEST_AHEAD_MS: undefined, NODE_OPTIONS: undefined }
  return execFileSync(process.execPath, ['--eval', `require(${clock}); ${script}`], {
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()
}

it('the test clock starts at TEST_NOW and continues, also in the processes and threads of the run', () => {
  const startTime = Date.parse('2028-02-29T09:00:00+09:00')
  const times = outputOf(
    `const say = 'console.log(Date.now())'
     setTimeout(() => {
       const inThread = "new (require('worker_threads').Worker)(" + JSON.stringify(say) + ", { eval: true })"
       console.log(new Date().getTime())
       for (const script of [say, inThread])
         console.log(require('child_process').execFileSync(process.execPath, ['--eval', script], { encoding: 'utf8' }))
     }, 100)`,
    '2028-02-29T09:00:00+09:00',
  )
    .split(/\s+/)
    .map(Number)
  expect(times).toHaveLength(3)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(times[0]! - startTime).toBeGreaterThanOrEqual(90)
  expect(times[2]! - startTime).toBeLessThan(60_000)
})

it('the test clock sets the Date header of servers’ answers', () => {
  const date = outputOf(
    `const server = require('http').createServer((request, answer) => answer.end())
     server.listen(0, async () => {
       const { headers } = await fetch('http://127.0.0.1:' + server.address().port)
       console.log(headers.get('date'))
       server.close()
     })`,
    '2028-02-29T09:00:00+09:00',
  )
  expect(date).toMatch(/^Tue, 29 Feb 2028 00:00:\d\d GMT$/)
})

it('the test clock changes nothing without TEST_NOW, and refuses an invalid one', () => {
  expect(outputOf("console.log(String(Date), process.env.NODE_OPTIONS ?? 'none')", '')).toBe(
    'function Date() { [native code] } none',
  )
  for (const moment of ['tomorrow', '2027-02-07', '2027-02-07T10:00:00', '2027-02-30T25:00:00Z'])
    expect(() => outputOf('', moment), moment).toThrow('TEST_NOW is no time with an offset')
})

it('the test clock does not change how dates behave', () => {
  const { Date: before } = globalThis
  const { constructor } = before.prototype
  try {
    shiftDate(3_600_000)
    const now = before.now()
    expect(Date.now() - now).toBeGreaterThanOrEqual(3_600_000)
    expect(new Date() instanceof before && new before() instanceof Date).toBe(true)
    expect(new Date(5).getTime()).toBe(5)
    expect(new Date(2027, 1, 7).getDate()).toBe(7)
    expect(new Date().constructor).toBe(Date)
    expect(structuredClone(new Date())).toBeInstanceOf(Date)
    expect(new (class Day extends Date {})()).toBeInstanceOf(Date)
    expect(Date.parse(Date())).toBeGreaterThanOrEqual(now + 3_599_000)
  } finally {
    globalThis.Date = before
    before.prototype.constructor = constructor
  }
})
