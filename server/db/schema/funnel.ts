import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { FlowStep } from '#domain/funnel/steps.ts'

/** The events of a visit that are counted at a step. */
export const flowMarks = ['REACHED', 'RETURNED', 'LEFT', 'COMPLETED', 'REFUSED', 'ALTERNATIVE'] as const
export type FlowMark = (typeof flowMarks)[number]

/**
 * The number of visits that reached, left or ended at a step of a wizard on a day in Korea, without anything
 * about the person.
 */
export const flowCounts = pgTable(
  'flow_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    flowStep: text('flow_step').$type<FlowStep>().notNull(),
    mark: text('mark', { enum: flowMarks }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.flowStep, table.mark] })],
)
