import type { Schema } from '#contract/operation.ts'

/** One request of a long queue, by the indices of its requester, app and level. */
type QueuedRequest = {
  asker: number
  app: number
  level: number
  type: Schema<'ApprovalType'>
  daysAgo: number
}

const length = 52
const agesInDays = 6
const apps = 6
// Most requests are applications; a release waits only if a company reviews releases, and one colleague
// releases one permission.
const kinds = [
  'APPLY',
  'EXTEND',
  'APPLY',
  'SUSPEND',
  'APPLY',
  'RESUME',
  'APPLY',
] as const satisfies Schema<'ApprovalType'>[]
/** The app with reviewed releases. */
const reviewedApp = 5
const topLevel = 2

/** Creates a long queue: each colleague makes several requests, of all types and ages. */
export function longQueue(askers: number): QueuedRequest[] {
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

/** Returns the grant that a request of a type is about, in its current state; undefined for an application. */
export const demoGrantFor = (type: Schema<'ApprovalType'>) =>
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
