/** Whose a subscription is: the member who asked for it, and their company. */
export type Party = { memberId: string; companyId: string | null }

/**
 * Whether a subscription is a member's own or their company's. The staff never decides on such a subscription of their own: no one
 * decides their own request (domain/flows, "Law as properties of the machines").
 */
export const isOwn = (subscription: Party, member: Party): boolean =>
  subscription.memberId === member.memberId ||
  (member.companyId !== null && subscription.companyId === member.companyId)
