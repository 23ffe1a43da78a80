import { givenRoles } from '#domain/company/roles.ts'

/**
 * Parses a text with a comma-separated list of roles into the roles in their usual order. A text can be stored in a
 * draft and compared.
 */
export const rolesIn = (chosen: string) => givenRoles.filter((role) => chosen.split(',').includes(role))
