import { givenRoles } from '#domain/company/roles.ts'

/** The roles of a text that lists them, in their usual order; as a text they fit into a draft and can be compared. */
export const rolesIn = (chosen: string) => givenRoles.filter((role) => chosen.split(',').includes(role))
