type Limits = {
  /** Pages made at a time; further requests get none. */
  atOnce: number
  /** For how long one is waited for. */
  withinMs: number
}

/** Bounds what pages may take from the calls: beyond it nothing is made, and the app draws the page itself. */
export function withinLimits({ atOnce, withinMs }: Limits) {
  let underWay = 0
  return async <Made>(make: () => Promise<Made>): Promise<Made | undefined> => {
    if (underWay >= atOnce) return undefined
    underWay += 1
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((giveUp) => {
      timer = setTimeout(giveUp, withinMs, undefined)
    })
    // One that is late still counts until it ends.
    const made = make().finally(() => (underWay -= 1))
    try {
      return await Promise.race([made, late])
    } finally {
      clearTimeout(timer)
    }
  }
}
