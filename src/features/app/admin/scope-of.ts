import type { Schema } from '#contract/operation.ts'

/** The scope of an app's settings on a screen: the operator's, for every company, or those of a company. */
export const scopeOf = ({ owner, ownYn }: Pick<Schema<'AdminApp'>, 'owner' | 'ownYn'>): Schema<'AppOwner'> =>
  owner === 'OPERATOR' && ownYn === 'Y' ? 'OPERATOR' : 'COMPANY'
