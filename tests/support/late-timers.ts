// React keeps the `setTimeout` that it finds when it is loaded, before a test fakes the time. It finds one that looks it up at each call.
const IS_LATE = Symbol.for('looks up the timer at each call')

if (!(IS_LATE in globalThis.setTimeout)) {
  const real = globalThis.setTimeout
  const late = (...order: Parameters<typeof real>) =>
    (IS_LATE in globalThis.setTimeout ? real : globalThis.setTimeout)(...order)
  globalThis.setTimeout = Object.assign(late, real, { [IS_LATE]: true }) as typeof real
}
