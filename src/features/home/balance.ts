/** How much there is to show in the two columns of a home page. */
export type Contents = {
  /** The rows of tasks, and whether links below them lead to further tasks. */
  tasks: number
  hasMoreTasks: boolean
  bills: number
  /** The first steps that are open. */
  steps: number
  hasTrend: boolean
  /** The rows of requests that wait for others. */
  waiting: number
  news: number
}

/** The rows that each card shows at first, and the column of the requests. */
export type Arrangement = {
  tasks: number
  bills: number
  news: number
  isWaitingLeft: boolean
}

// Heights on a wide window, in pixels. They only decide between arrangements; the last card of the lower column is
// stretched over the rest.
const GAP = 16
const HEAD = 88
const ROW = 61
const FOOT = 44
const TREND = 395
const STEP = 72

const card = (rows: number) => (rows > 0 ? HEAD + rows * ROW + GAP : 0)
const range = (least: number, most: number, available: number) =>
  Array.from(
    { length: Math.max(1, Math.min(most, available) - Math.min(least, available) + 1) },
    (_, index) => Math.min(least, available) + index,
  )

/**
 * Returns the numbers of rows, and the column of the requests, with which the two columns of a home page end as nearly
 * as possible at the same height; of equal ones that with the fewest rows.
 */
export function arrangementOf(contents: Contents): Arrangement {
  const { tasks, hasMoreTasks, bills, steps, hasTrend, waiting, news } = contents
  const all = range(5, 8, tasks).flatMap((shownTasks) =>
    range(5, 8, bills).flatMap((shownBills) =>
      range(3, 5, news).flatMap((shownNews) =>
        [false, true].map((isWaitingLeft) => {
          const hasFoot = hasMoreTasks || tasks > shownTasks
          const left =
            card(shownTasks) +
            (shownTasks > 0 && hasFoot ? FOOT : 0) +
            card(shownBills) +
            (steps > 0 ? HEAD + steps * STEP + GAP : 0) +
            (isWaitingLeft ? card(waiting) : 0)
          const right = (hasTrend ? TREND + GAP : 0) + (isWaitingLeft ? 0 : card(waiting)) + card(shownNews)
          return {
            difference: Math.abs(left - right),
            rows: shownTasks + shownBills + shownNews,
            arrangement: { tasks: shownTasks, bills: shownBills, news: shownNews, isWaitingLeft },
          }
        }),
      ),
    ),
  )
  const [best] = all.toSorted((one, other) => one.difference - other.difference || one.rows - other.rows)
  return best!.arrangement
}
