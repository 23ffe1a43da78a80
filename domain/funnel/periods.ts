/** Over how many days, today among them, the staff look at where visits are lost; the first is the usual one. */
export const funnelDays = [30, 7, 90] as const
export type FunnelDays = (typeof funnelDays)[number]
