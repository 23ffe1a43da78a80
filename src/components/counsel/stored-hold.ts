const KEY = 'counsel-hold'

/** The key of a held slot, over a reload of the tab: nothing personal, and worthless after ten minutes. */
export const storedHold = {
  read: (): string | undefined => attempt(() => sessionStorage.getItem(KEY)) ?? undefined,
  keep(holdKey: string | undefined): void {
    attempt(() =>
      holdKey === undefined ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, holdKey),
    )
  },
}

// A browser may keep its storage shut.
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
