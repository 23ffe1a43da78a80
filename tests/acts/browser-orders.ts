/** The URL that `createObjectURL` returns for every file that a page saves. */
const SAVED = 'blob:saved'

/**
 * Replaces the browser functions with effects outside the page, such as opening a window, printing or saving a file:
 * they are only reported. Returns a function that restores them.
 */
export function followBrowser(report: (order: string, input?: unknown) => void): () => void {
  const replace = <Holder extends object>(holder: Holder, orders: Partial<Holder>) => {
    const originals = Object.fromEntries(
      Object.keys(orders).map((name) => [name, holder[name as keyof Holder]]),
    )
    Object.assign(holder, orders)
    return () => void Object.assign(holder, originals)
  }
  const ends = [
    replace(window, {
      open: (address) => (report('open', address), window),
      print: () => report('print'),
      close: () => report('close'),
    }),
    replace(location, {
      assign: (address) => report('go to', address),
      reload: () => report('reload'),
    }),
    replace(URL, {
      createObjectURL: (file) => (report('save', (file as Blob).type), SAVED),
    } as Partial<typeof URL>),
  ]
  return () => ends.forEach((end) => end())
}
