import type { Schema } from '#contract/operation.ts'
import { firstStates } from '#domain/company/offers.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { offerRow } from '#worlds/company.ts'
import type { companyOffers, companyRoles } from '../schema/company-people.ts'
import { demoAccounts, staffAccounts } from './demo-accounts.ts'
import type { DemoMember } from './demo-members.ts'
import { demoId } from './demo-numbers.ts'

type Role = typeof companyRoles.$inferInsert
type Offer = typeof companyOffers.$inferInsert
type Story = Pick<Offer, 'offerKind' | 'roles'> & {
  /** The number of days before today on which the offer was made. */
  made: number
  /** The final state of the offer and the day of this state; without it the offer is open. */
  ended?: { as: Schema<'OfferState'>; on: number }
} & ({ email: string } | { member: 'alone' | 'colleague' })

const [first, , , second, third] = demoAccounts
const stories: readonly Story[] = [
  { offerKind: 'INVITATION', email: 'dasom.ji@neoreundeul.example', roles: ['BILLING_MANAGER'], made: 2 },
  { offerKind: 'JOIN', member: 'alone', roles: [], made: 1 },
  {
    offerKind: 'INVITATION',
    email: 'byeori.nam@neoreundeul.example',
    roles: [],
    made: 30,
    ended: { as: 'EXPIRED', on: 23 },
  },
  { offerKind: 'JOIN', member: 'alone', roles: [], made: 44, ended: { as: 'REFUSED', on: 43 } },
  {
    offerKind: 'OWNERSHIP',
    member: 'colleague',
    roles: [],
    made: 60,
    ended: { as: 'TAKEN_BACK', on: 58 },
  },
]

/**
 * Creates the owner and the billing managers of each company, and the offers of the first company. Uses no random
 * numbers, so that the rest of the demo data stays unchanged. All members manage the subscriptions of these
 * companies.
 */
export function makeCompanyPeople({
  members,
  companies,
  now,
}: {
  members: readonly DemoMember[]
  companies: readonly { id: string; info: { rnno: string } }[]
  now: Date
}): {
  companyRoles: Role[]
  companyOffers: Offer[]
} {
  const accountEmails = new Set<string>([...demoAccounts, ...staffAccounts].map(({ email }) => email))
  const memberOf = (email: string) => members.find((member) => member.email === email)!
  const owners = [first, second, third, staffAccounts[0]].map(({ email }) => memberOf(email))
  const colleaguesOf = ({ companyId }: DemoMember) =>
    members.filter((member) => member.companyId === companyId && !accountEmails.has(member.email))
  const owner = owners[0]!
  const offerMembers = {
    alone: lastWithoutCompany(members),
    colleague: colleaguesOf(owner).at(-1)!,
  }
  const today = kstDate(now)
  const { rnno } = companies.find(({ id }) => id === owner.companyId)!.info
  return {
    companyRoles: owners.flatMap((each): Role[] => {
      const [colleague] = colleaguesOf(each)
      return [
        { memberId: each.id, role: 'owner' },
        ...(colleague ? [{ memberId: colleague.id, role: 'billingManager' as const }] : []),
      ]
    }),
    companyOffers: stories.map(({ made, ended, offerKind, roles, ...story }, index): Offer => {
      const createdAt = new Date(`${addDays(today, -made)}T10:20:00+09:00`)
      const person = 'member' in story ? offerMembers[story.member] : null
      const memberId = person?.id ?? null
      return offerRow({
        id: demoId('5e2a9c10', index + 1),
        companyId: owner.companyId!,
        offerKind,
        offerState: ended?.as ?? firstStates[offerKind],
        memberId,
        name: person?.name ?? null,
        email: 'email' in story ? story.email : person!.email,
        ...(offerKind === 'JOIN' && { rnno, deliveredAt: createdAt }),
        byId: offerKind === 'JOIN' ? memberId : owner.id,
        roles,
        createdAt,
        closedAt: ended ? new Date(createdAt.getTime() + (made - ended.on) * DAY_MS) : null,
      })
    }),
  }
}

/** The last member without a company or a subscription, who could be admitted. */
const lastWithoutCompany = (members: readonly DemoMember[]): DemoMember =>
  members.filter(({ companyId }) => companyId === null).at(-1)!
