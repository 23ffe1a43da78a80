/** The periods in days, including today, over which the staff see lost visits; the first is the default. */
export const funnelDays = [30, 7, 90] as const
export type FunnelDays = (typeof funnelDays)[number]
