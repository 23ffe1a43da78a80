/** What lies over the page: `close` is asked for by Back. */
type Layer = { close: () => void }

const MARK = 'overPage'
const layers: Layer[] = []
/** Whether the browser stands on the entry that is put on top of the page's own while something lies over it. */
let isOnTop = false
/** The entry is being taken away again; what is to become of history meanwhile waits. */
let isLeaving = false
let waiting: (() => void)[] = []
/** What the page's own entry has become while the other one was on top. */
let replaced: [state: unknown, url: string | URL | null | undefined] | undefined
let isWatching = false
/** The browser has moved already, by Back or Forward, and what lies over the page asks whether it may. */
let moved: { from: number; isReturning: boolean } | undefined
/** For what Back has asked to close and is still open: time enough for a screen to be drawn. */
const STILL_OPEN_MS = 300

const native = {
  push: (state: unknown, url?: string | URL | null) =>
    History.prototype.pushState.call(history, state, '', url),
  replace: (state: unknown, url?: string | URL | null) =>
    History.prototype.replaceState.call(history, state, '', url),
}
const isMarked = () => (history.state as Record<string, unknown> | null)?.[MARK] === true

/**
 * Has Back close what lies over the page, and nothing else. Takes what closes it, and gives what is to be called once it is
 * closed, in whichever way. While anything is open, one entry lies on top of the page's own in the history: Back takes it away. An
 * address that is gone to meanwhile takes its place, so that none is left behind, and Forward opens nothing again.
 */
export function closeByBack(close: () => void): () => void {
  watchHistory()
  const layer = { close }
  layers.push(layer)
  putOnTop()
  return () => {
    const at = layers.indexOf(layer)
    if (at >= 0) layers.splice(at, 1)
    // What closed it may go to another address next, or open something else.
    setTimeout(() => layers.length === 0 && takeFromTop())
  }
}

/**
 * Runs a question over a page that the browser has left already, as the router does when it is asked whether Back may leave.
 * Nothing can be put into the history meanwhile; Back once more is the answer no.
 */
export async function askWhileMoved<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  watchHistory()
  moved = { from: indexNow(), isReturning: false }
  try {
    return await ask()
  } finally {
    moved = undefined
  }
}

const indexNow = (): number => Number((history.state as Record<string, unknown> | null)?.['__TSR_index'])

function answerNo(at: NonNullable<typeof moved>): void {
  at.isReturning = false
  layers.at(-1)?.close()
}

function putOnTop(): void {
  if (isOnTop || moved || layers.length === 0) return
  if (isLeaving) return void waiting.push(putOnTop)
  isOnTop = true
  native.push({ ...(history.state as object | null), [MARK]: true })
}

function takeFromTop(): void {
  if (!isOnTop || isLeaving) return
  isLeaving = true
  history.back()
}

/** The page's own entry is the one that the browser stands on again. */
function isBackOnPage(): void {
  isOnTop = false
  isLeaving = false
  if (replaced) native.replace(...replaced)
  replaced = undefined
  const acts = waiting
  waiting = []
  for (const act of acts) act()
}

/** Begins with the first layer, by when the router has put its own functions over those of the history. */
function watchHistory(): void {
  if (isWatching) return
  isWatching = true
  // A page that was loaded again, or come back to, while something lay over it.
  if (isMarked()) native.replace({ ...(history.state as object), [MARK]: undefined })
  // The router hears of no entry but its own: this listener comes first, and stops what is not the router's.
  addEventListener('popstate', onPop, { capture: true })
  const { pushState, replaceState } = history
  history.pushState = (state: unknown, _, url) => {
    if (isLeaving) return void waiting.push(() => native.push(state, url))
    if (!isOnTop) return pushState.call(history, state, '', url)
    isOnTop = false
    replaced = undefined
    replaceState.call(history, state, '', url)
  }
  history.replaceState = (state: unknown, _, url) => {
    if (isLeaving || isOnTop) replaced = [state, url]
    if (!isLeaving)
      replaceState.call(history, isOnTop ? { ...(state as object), [MARK]: true } : state, '', url)
  }
}

function onPop(event: PopStateEvent): void {
  if (moved && layers.length > 0) {
    event.stopImmediatePropagation()
    if (moved.isReturning) return answerNo(moved)
    moved.isReturning = true
    return history.go(moved.from - indexNow() || 1)
  }
  if (isLeaving) {
    event.stopImmediatePropagation()
    return isBackOnPage()
  }
  if (isMarked()) {
    // Forward, to where something lay over the page.
    event.stopImmediatePropagation()
    isLeaving = true
    return history.back()
  }
  if (!isOnTop) return
  event.stopImmediatePropagation()
  isBackOnPage()
  layers.at(-1)?.close()
  // What is still open is closed by the next Back.
  setTimeout(putOnTop, STILL_OPEN_MS)
}
