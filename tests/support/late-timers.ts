// React is loaded before a test replaces the timers, and stores the `setTimeout` that exists then. Here React gets a
// function that looks up the current `setTimeout` at each call.
const IS_LATE = Symbol.for('looks up the timer at each call')

if (!(IS_LATE in globalThis.setTimeout)) {
  const realTimeout = globalThis.setTimeout
  const lateTimeout = (...order: Parameters<typeof realTimeout>) =>
    (IS_LATE in globalThis.setTimeout ? realTimeout : globalThis.setTimeout)(...order)
  globalThis.setTimeout = Object.assign(lateTimeout, realTimeout, { [IS_LATE]: true }) as typeof realTimeout
}
