import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { FlowStep } from '#domain/funnel/steps.ts'

/** What may become of a visit at a step. */
export const flowMarks = ['REACHED', 'RETURNED', 'LEFT', 'COMPLETED', 'REFUSED', 'ALTERNATIVE'] as const
export type FlowMark = (typeof flowMarks)[number]

/** How often a step of a wizard was reached, left or ended on a day in Korea; nothing says by whom. */
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
