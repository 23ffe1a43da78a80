const rejectedEvery = 5
const firstDaysAgo = 40
const termDays = 7

/**
 * Decisions of the last weeks, one a day, on requests of several members in turn; `app` is an index into the
 * apps.
 */
export function decisionsOn(members: readonly { id: string }[], count: number) {
  return Array.from({ length: count }, (_, index) => {
    const isRejected = index % rejectedEvery === 2
    return {
      memberId: members[index % members.length]!.id,
      app: index * 5,
      daysAgo: firstDaysAgo + index,
      about: index,
      end: isRejected ? ('REJECT' as const) : ('APPROVE' as const),
    }
  })
}

/** Returns the expired permission of an approved request. */
export const endedBy = ({ daysAgo }: { daysAgo: number }) =>
  ({
    app: '',
    level: 0,
    status: 'EXPIRE',
    origin: null,
    reason: 'TERM',
    endsIn: termDays - daysAgo,
  }) as const
