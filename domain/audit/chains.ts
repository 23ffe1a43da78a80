/** The chain of the events of permissions among those of the audit record. */
export const eventChain = 'acce55e5-0000-4000-8000-000000000000'

/** The chain of the heads, which say where every other one stood. */
export const headChain = 'eada5000-0000-4000-8000-000000000000'
