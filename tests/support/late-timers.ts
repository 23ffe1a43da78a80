// React stores the `setTimeout` that exists when React is loaded, which is before a test replaces the timers. Here
// React gets a function that looks up the current `setTimeout` at each call.
const IS_LATE = Symbol.for('looks up the timer at each call')

if (!(IS_LATE in globalThis.setTimeout)) {
  const real = globalThis.setTimeout
  const late = (...order: Parameters<typeof real>) =>
    (IS_LATE in globalThis.setTimeout ? real : globalThis.setTimeout)(...order)
  globalThis.setTimeout = Object.assign(late, real, { [IS_LATE]: true }) as typeof real
}
