import type { Schema } from '#contract/operation.ts'

/**
 * Returns the scope of the app settings on a screen: the operator's settings, which apply to every company, or those
 * of one company.
 */
export const scopeOf = ({ owner, ownYn }: Pick<Schema<'AdminApp'>, 'owner' | 'ownYn'>): Schema<'AppOwner'> =>
  owner === 'OPERATOR' && ownYn === 'Y' ? 'OPERATOR' : 'COMPANY'
