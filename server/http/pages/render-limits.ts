type Limits = {
  /** The maximum number of pages that are rendered at a time; further requests get none. */
  atOnce: number
  /** The time limit for rendering one page. */
  withinMs: number
}

/**
 * Limits the rendering of pages on the server. Beyond the limits the server renders no page, and the browser renders
 * it.
 */
export function withinLimits({ atOnce, withinMs }: Limits) {
  let underWay = 0
  return async <Made>(make: () => Promise<Made>): Promise<Made | undefined> => {
    if (underWay >= atOnce) return undefined
    underWay += 1
    let timer: NodeJS.Timeout | undefined
    const timeLimit = new Promise<undefined>((giveUp) => {
      timer = setTimeout(giveUp, withinMs, undefined)
    })
    // A page that exceeds its time limit still counts towards `atOnce` until its rendering ends.
    const renderRun = make().finally(() => (underWay -= 1))
    try {
      return await Promise.race([renderRun, timeLimit])
    } finally {
      clearTimeout(timer)
    }
  }
}
