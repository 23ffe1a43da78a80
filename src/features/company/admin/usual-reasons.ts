/** The usual reasons for opening the data of a company or a member, in the order of their buttons. */
export const usualReasons = ['inquiry', 'subscription', 'bill', 'account'] as const

/** The usual reason that a screen passes on, so that the question has its answer already. */
export type UsualReason = (typeof usualReasons)[number]
