import { levelRow } from '#worlds/access.ts'
import type { accessLevels } from '../schema/access-catalogue.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { DemoApp } from './demo-apps.ts'
import type { DemoMember } from './demo-members.ts'

const appAdmin = 3
const ids = {
  erp: { app: '0b3f6a52-1d84-4c7e-9f20-6a5d8e417c93', levels: ['4e81', '4e82'] },
  factory: { app: '0b3f6a52-1d84-4c7e-9f20-6a5d8e417c94', levels: ['4e83'] },
} as const
/** The app that has a key in the demo data. */
export const demoAppOfKey: string = ids.erp.app
const levelId = (last: string) => `c57a09d4-82be-4f16-a3d8-91e6f05b${last}`
const levels = [
  { name: '조회', description: '전표와 재고를 봅니다.', riskLevel: 'LOW' },
  { name: '입력', description: '전표와 재고를 입력합니다.', riskLevel: 'MEDIUM' },
] as const

/**
 * Creates a company's own apps: one of the company of the demo account that is an app admin, and one of
 * another company.
 */
export function makeOwnApps(members: DemoMember[], companies: { id: string }[]) {
  const companyId = members.find(({ email }) => email === demoAccounts[appAdmin].email)!.companyId!
  const otherId = companies.find(({ id }) => id !== companyId)!.id
  const own: DemoApp[] = [
    {
      id: ids.erp.app,
      companyId,
      code: 'OWN-ERP',
      name: '우리 ERP',
      category: '경영 지원',
      description: '우리 회사의 전표, 구매와 재고를 처리합니다.',
      icon: 'WAREHOUSE',
      devices: ['WINDOW'],
      longestTermDays: 180,
    },
    {
      id: ids.factory.app,
      companyId: otherId,
      code: 'OWN-FACTORY',
      name: '생산 일정판',
      category: '물류',
      description: '공장의 생산 일정을 함께 봅니다.',
      icon: 'WINDOW',
      devices: ['WINDOW', 'AOS'],
      longestTermDays: 90,
    },
  ]
  const levelsOf = (
    { app, levels: last }: { app: string; levels: readonly string[] },
    of: string,
  ): (typeof accessLevels.$inferInsert)[] =>
    last.map((end, position) =>
      levelRow({
        ...levels[position]!,
        id: levelId(end),
        appId: app,
        companyId: of,
        position,
      }),
    )
  return { apps: own, levels: [...levelsOf(ids.erp, companyId), ...levelsOf(ids.factory, otherId)] }
}
