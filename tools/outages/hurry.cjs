/**
 * Loaded before a node: makes the minutes and hours of its timers seconds, so that scheduled jobs miss their runs within one. With
 * BALLAST set the node takes more memory than it should ever have.
 */
const SHORTENED_MS = { 60_000: 2_000, 3_600_000: 6_000 }
const BALLAST_BYTES = 1_300_000_000

const { setInterval: begin } = globalThis
const acceleratedInterval = (work, ms, ...given) => begin(work, SHORTENED_MS[ms] ?? ms, ...given)
globalThis.setInterval = Object.defineProperties(acceleratedInterval, Object.getOwnPropertyDescriptors(begin))

// Threads of the node load this as well, and are part of the same process.
if (process.env.BALLAST && require('node:worker_threads').isMainThread)
  globalThis.ballast = Buffer.alloc(BALLAST_BYTES, 1)
