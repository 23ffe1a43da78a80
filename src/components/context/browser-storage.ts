type Area = 'localStorage' | 'sessionStorage'

/** Returns a storage of the browser; call it where it is used, since it throws in a browser that forbids storage. */
export const storageOf = (area: Area) => (): Storage => globalThis[area]

/** Returns the text under a key; null if there is no such text, or the browser forbids storage. */
export function readStoredText(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes the stored text if none is given; returns whether the browser allowed this. */
export function storeText(area: Area, key: string, text?: string): boolean {
  try {
    if (text === undefined) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}
