import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import type { PagePart } from '#src/components/part/part.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { CompanyScreen } from './CompanyScreen.tsx'
import type { CompanyTab } from './company-search.ts'

const partOf = <Data,>(data: Data): PagePart<Data> => {
  const state = { is: 'loaded', data } as const
  return { state: () => state, subscribe: () => () => {}, retry: async () => {} }
}
const company: Schema<'Company'> = {
  companyName: '주식회사 달빛',
  rnno: '1248100998',
  everybodyYn: 'N',
  roles: ['OWNER'],
  peopleCount: 2,
  ownerNames: ['김민서'],
  leaveRefusal: null,
}
const people = partOf({
  companyRole: null,
  search: null,
  total: 1,
  nextCursor: null,
  list: [
    {
      memberId: '94d7c1e8-5a20-4b63-8f1d-6c3e0a97b254',
      name: '박서연',
      email: null,
      deptName: null,
      roles: [],
      ownYn: 'N' as const,
    },
  ],
})
const details = partOf({
  version: 1,
  representative: '차은결',
  foundedOn: '2019-03-04',
  detailsMatch: 'UNCHECKED' as const,
  uncheckedReason: 'WAITING' as const,
  checkedAt: null,
})
const draw = (tab: CompanyTab, roles: Schema<'Company'>['roles'] = ['OWNER']) =>
  renderInApp(
    <CompanyScreen
      page={{
        offers: [],
        company: { ...company, roles },
        people: people as never,
        its: undefined,
        details: roles.includes('OWNER') ? details : undefined,
      }}
      search={{}}
      tab={tab}
    />,
  )

it('an owner has three tabs with addresses, and only the part of the current one', async () => {
  const html = await draw('PEOPLE')
  for (const text of ['/my/company?part=DETAILS', '/my/company?part=POLICY', '박서연', '주식회사 달빛'])
    expect(html).toContain(text)
  for (const text of ['차은결', '소유자와 결제 담당자만']) expect(html).not.toContain(text)
  const detailsTab = await draw('DETAILS')
  expect(detailsTab).toContain('차은결')
  expect(detailsTab).not.toContain('박서연')
  expect(await draw('POLICY')).toContain('소유자와 결제 담당자만')
})

it('a member who is not an owner has no tabs, and the people with the button to leave at any address', async () => {
  const html = await draw('POLICY', [])
  for (const text of ['박서연', '회사에서 나가기']) expect(html).toContain(text)
  expect(html).not.toContain('part=DETAILS')
})
