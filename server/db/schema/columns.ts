import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, to the millisecond. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
