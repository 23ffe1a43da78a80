type Area = 'localStorage' | 'sessionStorage'

/** What gives a storage of the browser; to be called where it is used, since it throws in a browser that forbids storage. */
export const storageOf = (area: Area) => (): Storage => globalThis[area]

/** The text under a key; null where nothing is kept, or where the browser forbids storage. */
export function recall(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or removes what is kept where none is given; gives whether the browser let it. */
export function keep(area: Area, key: string, text?: string): boolean {
  try {
    if (text === undefined) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}
