import type { Faker } from '@faker-js/faker'
import { DAY_MS } from '#domain/durations.ts'
import type { apps } from '../schema/app.ts'
import type { members } from '../schema/member.ts'
import type { memberRoles } from '../schema/role.ts'
import { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts'
import type { DemoCompany } from './demo-companies.ts'
import type { NumberMaker } from './demo-numbers.ts'
import { longNames, type Person, peopleMaker } from './demo-people.ts'

export type DemoMember = Omit<typeof members.$inferInsert, 'passwordHash'> & {
  password: string
  totpSecret: string | null
  recoveryCodes: readonly string[]
}
type Role = typeof memberRoles.$inferInsert

const accountNames = ['김민서', '이지호', '박서연', '최하늘', '정유진', '한아름', '송하람']
const freelancers = 4

/**
 * Creates all members of the three companies, and a few members without a company. The demo accounts come first in
 * each company.
 */
export function makeMembers(
  faker: Faker,
  numbers: NumberMaker,
  companies: DemoCompany[],
  now: Date,
): DemoMember[] {
  const accounts = demoAccounts.map((account: DemoAccount, index) => ({
    ...account,
    name: accountNames[index]!,
  }))
  const nextPerson = peopleMaker(
    faker,
    accounts.map(({ email }) => email.split('@')[0]!),
  )

  const member = (
    person: Person,
    domain: string,
    company?: DemoCompany,
    account?: DemoAccount,
  ): DemoMember => ({
    id: faker.string.uuid(),
    companyId: company?.id ?? null,
    email: account?.email ?? `${person.id}@${domain}`,
    name: person.name,
    phoneNumber: numbers.mobile(),
    subEmail: faker.datatype.boolean(0.3) ? `${person.id}@pyeonji.example` : null,
    deptName: company ? faker.helpers.arrayElement(company.departments) : null,
    mfaType:
      account?.mfaType ??
      faker.helpers.weightedArrayElement([
        { weight: 6, value: 'sms' },
        { weight: 3, value: 'totp' },
        { weight: 1, value: 'none' },
      ] as const),
    createdAt: new Date(now.getTime() - faker.number.int({ min: 30, max: 1_100 }) * DAY_MS),
    password: account?.password ?? demoPassword,
    totpSecret: account?.totpSecret ?? null,
    recoveryCodes: account?.recoveryCodes ?? [],
  })

  const createMembers = (domain: string, size: number, company?: DemoCompany) => {
    const knownAccounts = accounts.filter(({ email }) => email.endsWith(`@${domain}`))
    return Array.from({ length: size }, (_, index) => {
      const account = knownAccounts[index]
      const person = account ? { name: account.name, id: account.email.split('@')[0]! } : nextPerson()
      return member(person, domain, company, account)
    })
  }

  const employees = companies.flatMap((company, index) => [
    ...createMembers(company.domain, company.size, company),
    member(longNames[index]!, company.domain, company),
  ])
  return [...employees, ...createMembers('pyeonji.example', freelancers)].map((made) => ({
    ...made,
    // Every member with an authenticator app needs a secret, also a member whose secret is not documented.
    totpSecret: made.totpSecret ?? (made.mfaType === 'totp' ? faker.string.fromCharacters(base32, 32) : null),
  }))
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Creates the roles as in domain/access: each company has approvers, app admins and one security admin. */
export function makeRoles(
  faker: Faker,
  members: DemoMember[],
  companies: DemoCompany[],
  appRows: (typeof apps.$inferInsert)[],
): Role[] {
  const emailOf = (index: number) => demoAccounts[index]!.email as string
  const fixedRoles = new Map<string, Role['role']>([
    [emailOf(1), 'approver'],
    [emailOf(3), 'appAdmin'],
    [emailOf(6), 'securityAdmin'],
  ])
  return companies.flatMap(({ id }) => {
    const people = members.filter(({ companyId }) => companyId === id)
    const remainingPeople = faker.helpers.shuffle(
      people.filter(({ email }) => !demoAccounts.some((account) => account.email === email)),
    )
    const roles = people.flatMap(({ id: memberId, email }): Omit<Role, 'id'>[] => {
      const role = fixedRoles.get(email)
      return role ? [{ memberId, role, appId: null }] : []
    })
    const assignRole = (role: Role['role'], count: number, appId: (index: number) => string | null) => {
      for (let index = 0; index < count; index += 1)
        roles.push({ memberId: remainingPeople.pop()!.id, role, appId: appId(index) })
    }
    assignRole('approver', 2, () => null)
    assignRole('approver', 2, (index) => appRows[index * 5]!.id)
    assignRole('appAdmin', 2, (index) => appRows[index * 7 + 1]!.id)
    if (!roles.some(({ role }) => role === 'securityAdmin')) assignRole('securityAdmin', 1, () => null)
    return roles.map((role) => ({ id: faker.string.uuid(), ...role }))
  })
}
