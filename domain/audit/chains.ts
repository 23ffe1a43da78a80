/** The audit chain of the permission events. */
export const eventChain = 'acce55e5-0000-4000-8000-000000000000'

/** The audit chain that records the last seal of every other chain. */
export const headChain = 'eada5000-0000-4000-8000-000000000000'
