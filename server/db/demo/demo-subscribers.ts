import type { Faker } from '@faker-js/faker'
import type { Schema } from '#contract/operation.ts'
import { type DemoCompany, makeAddress } from './demo-companies.ts'
import type { DemoMember } from './demo-members.ts'
import type { NumberMaker } from './demo-numbers.ts'

export type Subscriber = { info: Schema<'CompanyInfo'>; subscriber: Schema<'SubscriberInfo'> }

/** Creates the subscriber of a subscription. Every second member without a company has a small business. */
export function makeSubscriber(
  { faker, numbers }: { faker: Faker; numbers: NumberMaker },
  member: DemoMember,
  company: DemoCompany | null,
  index = 0,
): Subscriber {
  const own = { accountEmail: member.email, name: member.name, phoneNumber: member.phoneNumber }
  if (company) {
    return {
      info: company.info,
      subscriber: { ...own, ...toBusiness(company.info, 'CORPORATION', company.industry) },
    }
  }
  const place = { zipCode: numbers.postalCode(), ...makeAddress(faker), phoneNumber: member.phoneNumber }
  if (index % 2 === 1) {
    const info: Schema<'CompanyInfo'> = {
      ...place,
      rnno: numbers.businessNumber(),
      corporateNo: null,
      ownerName: member.name,
      companyName: '은하수손뜨개공방',
      businessType: '제조업',
      businessCategory: '수공예품 제조업',
    }
    return { info, subscriber: { ...own, ...toBusiness(info, 'SOLE_PROPRIETOR', '공예') } }
  }
  const info: Schema<'CompanyInfo'> = {
    ...place,
    rnno: '',
    corporateNo: null,
    ownerName: member.name,
    companyName: member.name,
    businessType: '개인',
    businessCategory: '개인',
  }
  const emptyDetails = {
    companyName: null,
    businessType: null,
    industry: null,
    businessCategory: null,
    rnno: null,
    companyOwner: null,
  }
  return {
    info,
    subscriber: {
      ...place,
      ...own,
      ...emptyDetails,
      accountType: 'PERSON',
      accountTypeDetail: 'PERSON',
      secNo: numbers.birthDate(),
    },
  }
}

function toBusiness(
  info: Schema<'CompanyInfo'>,
  accountTypeDetail: 'CORPORATION' | 'SOLE_PROPRIETOR',
  industry: string,
) {
  const { zipCode, address, addressDetail, companyName, businessType, businessCategory, rnno, ownerName } =
    info
  return {
    accountType: 'BUSINESS' as const,
    accountTypeDetail,
    zipCode,
    address,
    addressDetail,
    companyName,
    businessType,
    industry,
    businessCategory,
    rnno,
    secNo: null,
    companyOwner: ownerName,
  }
}
