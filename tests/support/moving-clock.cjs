/**
 * Loaded by a server in production mode after scripts/test-clock.cjs: SIGCONT sets its clock to the one of the file
 * TEST_CLOCK_FILE, which contains by how many milliseconds it is ahead of the machine's, and runs at once what it repeats
 * every minute or less often. The server's own code knows nothing of it.
 */
const { readFileSync } = require('node:fs')
const { shiftAnswers, shiftDate } = require('../../scripts/test-clock.cjs')

const MINUTE_MS = 60_000
const realSetInterval = globalThis.setInterval
const repeated = new Map()
let aheadMs = 0

globalThis.setInterval = (work, ms, ...given) => {
  const timer = realSetInterval(work, ms, ...given)
  if (ms >= MINUTE_MS) repeated.set(timer, () => work(...given))
  return timer
}

function followClock() {
  const next = Number(readFileSync(process.env.TEST_CLOCK_FILE, 'utf8'))
  shiftDate(next - aheadMs)
  aheadMs = next
}

shiftAnswers()
followClock()
process.on('SIGCONT', () => {
  followClock()
  for (const work of repeated.values()) work()
})
