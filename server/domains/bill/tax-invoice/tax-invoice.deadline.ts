import { isBusinessDay, nextBusinessDay } from '#domain/counsel/calendar.ts'
import { tenthAfter } from '#domain/tax-invoice/tax-invoice.ts'

/**
 * The last day on which the tax invoice of a day, YYYY-MM-DD, may be issued: the tenth of the next month, or the
 * business day after it (Value-Added Tax Act, article 34 (3)).
 */
export function lastDayFor(writtenOn: string): string {
  const tenth = tenthAfter(writtenOn)
  return isBusinessDay(tenth) ? tenth : nextBusinessDay(tenth)
}
