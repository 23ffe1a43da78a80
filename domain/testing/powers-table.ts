import type { Power } from '../access/powers.ts'

export type Part = 'requester' | Power['role']

/** What somebody may do in the access area, each as one deed. */
const deeds = [
  'submit',
  'comment',
  'withdraw',
  'decideOwn',
  'decide',
  'decideSecurityPause',
  'grantShorter',
  'grantLonger',
  'revoke',
  'block',
  'lift',
] as const
export type PartDeed = (typeof deeds)[number]

const own: PartDeed[] = ['submit', 'comment', 'withdraw']
/** "Who may do what", the table of the product, column by column: what is not named is refused. */
const table: Record<Part, readonly PartDeed[]> = {
  requester: own,
  approver: [...own, 'decide', 'grantShorter'],
  delegate: [...own, 'decide', 'grantShorter'],
  appAdmin: [...own, 'decide', 'grantShorter', 'grantLonger', 'revoke'],
  securityAdmin: [...own, 'decideSecurityPause', 'revoke', 'block', 'lift'],
}

export const partNames = Object.keys(table) as Part[]

/** A column of the table, cell by cell. */
export const cellsOf = (part: Part) =>
  Object.fromEntries(deeds.map((deed) => [deed, table[part].includes(deed)])) as Record<PartDeed, boolean>
