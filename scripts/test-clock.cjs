/**
 * The clock of a test run. TEST_NOW (an ISO time with its offset) is the moment at which the run begins; from there time goes on.
 * Loaded by the configurations of the test runners and, through NODE_OPTIONS, before anything else in every process and thread
 * that they start: how far the clock is ahead is computed once, in the first process. Does nothing where TEST_NOW is not set.
 */
const { TEST_NOW, NODE_OPTIONS = '' } = process.env

/** Makes the `Date` of a realm say so many milliseconds more. Self-contained: a page evaluates its source. */
function shiftDate(aheadMs) {
  const RealDate = globalThis.Date
  const now = () => RealDate.now() + aheadMs
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  RealDate.prototype.constructor = globalThis.Date
}

/** Makes the `Date` that Node itself adds to an answer say what `Date` does. */
function shiftAnswers() {
  const { prototype } = require('node:http').ServerResponse
  const { writeHead } = prototype
  prototype.writeHead = function (...given) {
    if (this.sendDate && !this.headersSent && !this.hasHeader('date'))
      this.setHeader('date', new Date().toUTCString())
    return writeHead.apply(this, given)
  }
}

/** Shifts the clock of this process and of those that it starts. Returns by how many milliseconds. */
function begin() {
  const begins = Date.parse(TEST_NOW)
  if (Number.isNaN(begins) || !/(?:Z|[+-]\d\d:\d\d)$/.test(TEST_NOW))
    throw new Error(`TEST_NOW is no time with an offset, such as 2027-02-07T10:00:00+09:00: ${TEST_NOW}`)
  process.env.TEST_AHEAD_MS ??= String(begins - Date.now())
  const preload = `--require=${JSON.stringify(__filename)}`
  if (!NODE_OPTIONS.includes(preload)) process.env.NODE_OPTIONS = `${NODE_OPTIONS} ${preload}`.trim()
  const aheadMs = Number(process.env.TEST_AHEAD_MS)
  shiftDate(aheadMs)
  shiftAnswers()
  return aheadMs
}

// A second copy of this module, such as one that a bundler made, must not shift the clock once more.
const aheadMs = TEST_NOW ? (globalThis.testAheadMs ??= begin()) : 0

module.exports = { aheadMs, shiftDate, shiftAnswers }
