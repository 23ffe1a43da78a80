type Listener = { target: string; type: string; listener: unknown }

/** Listeners that the colour theme and React add once for the whole run; they do not count as leftovers. */
const LASTING = [
  'listener window storage',
  'listener window beforeprint',
  'listener window afterprint',
  'listener document selectionchange',
]
const addedListeners: Listener[] = []

/** Records the listeners that pages add to the window and the document, since these two outlive a page. */
export function followListeners(): void {
  for (const [target, place] of Object.entries({ window, document })) {
    const { addEventListener: add, removeEventListener: remove } = place
    const forgetListener = (type: string, listener: unknown) => {
      const at = addedListeners.findIndex(
        (one) => one.target === target && one.type === type && one.listener === listener,
      )
      if (at >= 0) addedListeners.splice(at, 1)
    }
    Object.assign(place, {
      addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
        forgetListener(type, listener)
        addedListeners.push({ target, type, listener })
        options?.signal?.addEventListener('abort', () => forgetListener(type, listener))
        if (options?.once) add.call(place, type, () => forgetListener(type, listener), { once: true })
        add.call(place, type, listener, options)
      },
      removeEventListener(type: string, listener: EventListener, options?: EventListenerOptions) {
        forgetListener(type, listener)
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
  const listeners = addedListeners.map(({ target, type }) => `listener ${target} ${type}`)
  addedListeners.splice(0)
  return [...listeners.filter((name) => !LASTING.includes(name)), ...rules.map((name) => `style ${name}`)]
}
