import type { TFunction } from 'i18next'

/** Returns the month of a period, YYYY-MM, as a number from 1 to 12. */
export const monthNumber = (period: string): number => Number(period.slice('YYYY-'.length))

/** Returns the year for the axis at the first month and at each January, such as "2026년"; otherwise undefined. */
export const yearLabel = (t: TFunction<'bill'>, period: string, index: number): string | undefined =>
  index === 0 || monthNumber(period) === 1
    ? t('chart.year', { year: period.slice(0, 'YYYY'.length) })
    : undefined
