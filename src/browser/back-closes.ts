type Watcher = { onclose: (() => void) | null; destroy: () => void }
declare global {
  interface Window {
    CloseWatcher?: new () => Watcher
  }
}

/** A layer over the page. `at` is the history entry on which the layer was opened. */
type Layer = { close: () => void; at: number }

const layers: Layer[] = []
let isReturning = false

/**
 * Returns the position of the current entry in the browser's history; the router stores it in the state of the entry.
 */
const indexNow = () => Number((history.state as Record<string, unknown> | null)?.['__TSR_index'] ?? 0)

/**
 * Begins to handle Back. Call it before the router is created: on the window, listeners run in the order in which
 * they were added.
 */
export const handleBack = (): void => addEventListener('popstate', returnToPage)

/**
 * Makes Back close a layer over the page instead of leaving the page. Takes a function that asks the layer to close,
 * and returns a function to call once the layer is closed. Where the browser has `CloseWatcher` (HTML, section 6.9),
 * Android's Back is a close request. Elsewhere the browser has already gone back when the page is notified: the page
 * then goes forward again, and hides both events from the router.
 */
export function closeByBack(close: () => void): () => void {
  const layer = { close, at: indexNow() }
  layers.push(layer)
  const stopWatching = watchCloseRequests(layer)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    stopWatching()
  }
}

function returnToPage(event: PopStateEvent): void {
  const layer = layers.at(-1)
  const movedBy = layer ? indexNow() - layer.at : 0
  if (!isReturning && movedBy >= 0) return
  event.stopImmediatePropagation()
  if (isReturning) {
    isReturning = false
    return
  }
  isReturning = true
  history.go(-movedBy)
  layer?.close()
}

function watchCloseRequests(layer: Layer): () => void {
  let watcher: Watcher | undefined
  const createWatcher = () => {
    // A `CloseWatcher` is destroyed by the close request that it reports, even if the layer stays open.
    if (!window.CloseWatcher || !layers.includes(layer)) return
    watcher = new window.CloseWatcher()
    watcher.onclose = () => {
      layer.close()
      setTimeout(createWatcher)
    }
  }
  createWatcher()
  return () => watcher?.destroy()
}
