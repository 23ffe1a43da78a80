import type { Schema } from '#contract/operation.ts'

/** Whose settings of an app a screen shows: those of the operator, for every company, or those of a company. */
export const scopeOf = ({ owner, ownYn }: Pick<Schema<'AdminApp'>, 'owner' | 'ownYn'>): Schema<'AppOwner'> =>
  owner === 'OPERATOR' && ownYn === 'Y' ? 'OPERATOR' : 'COMPANY'
