type Listener = { target: string; type: string; listener: unknown }

/** Listeners that the colour theme and React add once for the whole run; they do not count as leftovers. */
const LASTING = [
  'listener window storage',
  'listener window beforeprint',
  'listener window afterprint',
  'listener document selectionchange',
]
const added: Listener[] = []

/** Records the listeners that pages add to the window and the document, which outlive a page. */
export function followListeners(): void {
  for (const [target, place] of Object.entries({ window, document })) {
    const { addEventListener: add, removeEventListener: remove } = place
    const forget = (type: string, listener: unknown) => {
      const at = added.findIndex(
        (one) => one.target === target && one.type === type && one.listener === listener,
      )
      if (at >= 0) added.splice(at, 1)
    }
    Object.assign(place, {
      addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
        forget(type, listener)
        added.push({ target, type, listener })
        options?.signal?.addEventListener('abort', () => forget(type, listener))
        if (options?.once) add.call(place, type, () => forget(type, listener), { once: true })
        add.call(place, type, listener, options)
      },
      removeEventListener(type: string, listener: EventListener, options?: EventListenerOptions) {
        forget(type, listener)
        remove.call(place, type, listener, options)
      },
    })
  }
}

/**
 * Returns the names of the listeners and root styles that a closed page has left behind; removes the styles and
 * clears the record of listeners.
 */
export function takeLeftovers(): string[] {
  const { style } = document.documentElement
  const rules = [...Array(style.length).keys()]
    .map((at) => style.item(at))
    .filter((name) => name !== 'color-scheme')
  for (const name of rules) style.removeProperty(name)
  const listeners = added.map(({ target, type }) => `listener ${target} ${type}`)
  added.splice(0)
  return [...listeners.filter((name) => !LASTING.includes(name)), ...rules.map((name) => `style ${name}`)]
}
