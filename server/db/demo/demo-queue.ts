import type { Schema } from '#contract/operation.ts'

/** One request of a long queue, by the places of who asks, the app and its level. */
type Queued = {
  asker: number
  app: number
  level: number
  type: Schema<'ApprovalType'>
  daysAgo: number
}

const length = 52
const agesInDays = 6
const apps = 6
// Most people ask for more; an end waits only where a company looks at it before, and one colleague ends once.
const kinds = [
  'APPLY',
  'EXTEND',
  'APPLY',
  'SUSPEND',
  'APPLY',
  'RESUME',
  'APPLY',
] as const satisfies Schema<'ApprovalType'>[]
/** The app whose permissions are given back only after a review. */
const reviewedApp = 5
const topLevel = 2

/** A queue that takes more than a look: each colleague asks for much, in every way and since different days. */
export function longQueue(askers: number): Queued[] {
  return Array.from({ length }, (_, index) => {
    const asker = index % askers
    const app = (Math.floor(index / askers) % apps) + 1
    const isReviewed = app === reviewedApp && index % 2 === 1
    return {
      asker,
      app,
      level: index < askers * apps ? topLevel : 0,
      type: isReviewed ? 'RELEASE' : kinds[index % kinds.length]!,
      daysAgo: index % agesInDays,
    }
  })
}

/** The permission that a request of a kind is about, in its present state; none for a first one. */
export const heldFor = (type: Schema<'ApprovalType'>) =>
  type === 'APPLY'
    ? null
    : ({
        app: '',
        level: 0,
        status: type === 'RESUME' ? 'PAUSE' : 'NORMAL',
        origin: type === 'RESUME' ? 'USER' : null,
        reason: null,
        endsIn: 12,
      } as const)
