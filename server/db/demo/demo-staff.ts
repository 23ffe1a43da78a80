import type { Faker } from '@faker-js/faker'
import { staffAccounts } from './demo-accounts.ts'
import type { DemoMember } from './demo-members.ts'
import type { NumberMaker } from './demo-numbers.ts'

/** Creates the staff: the company that runs the portal, its members and their role. */
export function makeStaff(faker: Faker, numbers: NumberMaker, createdAt: Date) {
  const company = {
    id: faker.string.uuid(),
    name: '주식회사 빗장',
    rnno: numbers.businessNumber(),
    createdAt,
  }
  const members = staffAccounts.map(
    ({ email, name, password, mfaType, deptName, totpSecret, recoveryCodes }): DemoMember => ({
      id: faker.string.uuid(),
      companyId: company.id,
      email,
      name,
      deptName,
      password,
      mfaType,
      phoneNumber: numbers.mobile(),
      subEmail: null,
      createdAt,
      totpSecret,
      recoveryCodes,
    }),
  )
  const roles = members.map(({ id }) => ({
    id: faker.string.uuid(),
    memberId: id,
    role: 'staff' as const,
    appId: null,
    givenAt: createdAt,
  }))
  return { company, members, roles }
}
