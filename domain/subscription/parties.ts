/** The owners of a subscription: the member who requested it, and their company. */
export type Party = { memberId: string; companyId: string | null }

/**
 * Whether a subscription belongs to a member or their company. Staff never decide on their own subscriptions:
 * no one decides their own request (domain/flows, "Law as properties of the machines").
 */
export const isOwn = (subscription: Party, member: Party): boolean =>
  subscription.memberId === member.memberId ||
  (member.companyId !== null && subscription.companyId === member.companyId)
