import { expect, it } from 'vitest'
import './texts.ts'
import type { Schema } from '#contract/operation.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { detailGroups } from './detail-groups.ts'

const t = i18n.getFixedT('ko', 'subscription')
const company = {
  companyName: '솔바람상회 주식회사',
  rnno: '9998700017',
  businessType: '소매업',
  businessCategory: '건어물',
  zipCode: '04524',
  address: '서울특별시 중구 솔바람길 1',
}
const detail = {
  companyInfo: { ...company, ownerName: '한솔', phoneNumber: '0200001234' },
  subscriberInfo: {
    ...company,
    companyOwner: '한솔',
    accountType: 'COMPANY',
    accountTypeDetail: 'CORP',
    name: '문가람',
    accountEmail: 'garam@solbaram.example',
    businessCategory: '수산물',
  },
  contractInfo: {},
} as unknown as Schema<'SubscriptionDetail'>
const labels = (reader: 'member' | 'staff') =>
  detailGroups(t, detail, reader, ['subscriberInfo'])[0]!.rows.map(({ label }) => label)

it('the staff see only those details of the applicant’s company that differ from the subscribing company', () => {
  const company = ['companyName', 'companyOwner', 'rnno', 'businessType', 'zipCode', 'address'] as const
  const companyLabels = company.map((key) => t(`detail.${key}`))
  expect(labels('staff')).toEqual(labels('member').filter((label) => !companyLabels.includes(label)))
  expect(labels('staff')).toContain(t('detail.businessCategory'))
  expect(labels('member')).toEqual(expect.arrayContaining(companyLabels))
})
