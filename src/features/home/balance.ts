/** The contents of the two columns of a home page: the number of rows that each list could show, and further parts. */
export type Contents = {
  /** The rows of tasks, and whether links below them lead to further tasks. */
  tasks: number
  hasMoreTasks: boolean
  bills: number
  /** The number of first steps that are shown because they are not done yet. */
  steps: number
  hasTrend: boolean
  /** The rows of requests that wait for others. */
  waiting: number
  news: number
}

/** The rows that each card shows at first, and the column of the requests. */
type Arrangement = {
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
/**
 * Returns the numbers of rows, and the column of the requests, with which the two columns of a home page end as nearly
 * as possible at the same height; of equal ones that with the fewest rows.
 */
export function arrangementOf(contents: Contents): Arrangement {
  const { hasMoreTasks, steps, hasTrend, waiting } = contents
  let best: Arrangement | undefined
  let least = Infinity
  for (let tasks = Math.min(5, contents.tasks); tasks <= Math.min(8, contents.tasks); tasks++)
    for (let bills = Math.min(5, contents.bills); bills <= Math.min(8, contents.bills); bills++)
      for (let news = Math.min(3, contents.news); news <= contents.news; news++)
        for (const isWaitingLeft of [false, true]) {
          const foot = tasks > 0 && (hasMoreTasks || tasks < contents.tasks) ? FOOT : 0
          const left = card(tasks) + foot + card(bills) + (steps > 0 ? HEAD + steps * STEP + GAP : 0)
          const right = card(news) + (hasTrend ? TREND + GAP : 0)
          const difference = Math.abs(left - right + (isWaitingLeft ? 1 : -1) * card(waiting))
          if (difference >= least) continue
          least = difference
          best = { tasks, bills, news, isWaitingLeft }
        }
  return best!
}
