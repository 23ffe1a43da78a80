import { expect, it } from 'vitest'
import { emptyForm } from './empty-form.ts'
import {
  hasCertificateFor,
  isProfileOf,
  isUsable,
  nextCompany,
  nextPayment,
  OFFERED_PROFILES,
  storedNumbers,
} from './profiles.ts'

const plan = {
  serviceCode: 'LOG',
  planCode: 'PRO',
  userCount: 5,
  paymentCycle: 'Y',
  currency: 'KRW',
} as const

/** Returns a form for a corporation or a person with this subscriber name and business number. */
function formNaming(accountTypeDetail: 'CORPORATION' | 'PERSON', name: string, rnno: string) {
  const form = emptyForm(plan)
  const { companyInfo, subscriberInfo, adminInfo } = form
  return {
    ...form,
    accountTypeDetail,
    companyInfo: { ...companyInfo, rnno },
    subscriberInfo: { ...subscriberInfo, name },
    adminInfo: { ...adminInfo, name: '오하늘' },
  }
}

const profileOf = (accountTypeDetail: 'CORPORATION' | 'PERSON', certificate: object | null = null) =>
  ({
    companyInfo: { rnno: '1208800767', corporateNo: '110111-2******' },
    subscriberInfo: {
      accountTypeDetail,
      name: '김민서',
      phoneNumber: '010-****-1234',
      secNo: '900101-2******',
    },
    adminInfo: { name: '오하늘', phoneNumber: null },
    rnImgViewInfo: certificate,
  }) as unknown as Parameters<typeof hasCertificateFor>[0]

it.each([
  ['CORPORATION', '남궁하늘', '120-88-00767', true],
  ['CORPORATION', '김민서', '214-87-20335', false],
  ['PERSON', '김민서', '214-87-20335', true],
  ['PERSON', '남궁하늘', '120-88-00767', false],
] as const)('a %s with %s and %s has the profile: %s', (type, name, rnno, same) => {
  const form = formNaming(type, name, rnno)
  expect(isProfileOf(profileOf(type), form)).toBe(same)
  expect(isProfileOf(profileOf(type === 'PERSON' ? 'CORPORATION' : 'PERSON'), form)).toBe(false)
  expect([hasCertificateFor(profileOf(type), form), hasCertificateFor(profileOf(type, {}), form)]).toEqual([
    false,
    same,
  ])
})

it('a stored number is filled in for the same business, and for people with the same name', () => {
  const profile = profileOf('CORPORATION')
  const [same, other] = ['120-88-00767', '214-87-20335'].map((rnno) =>
    formNaming('CORPORATION', '김민서', rnno),
  )
  expect(storedNumbers(profile, same!)).toEqual({
    'companyInfo.corporateNo': '110111-2******',
    'secrets.secNo': '900101-2******',
    'subscriberInfo.phoneNumber': '010-****-1234',
  })
  expect(storedNumbers(profile, other!)).toEqual({ 'subscriberInfo.phoneNumber': '010-****-1234' })
})

it('a payment method may be reused until it has expired', () => {
  expect(
    (['USABLE', 'UNPAID', 'EXPIRED'] as const).map((profileState) => isUsable({ profileState })),
  ).toEqual([true, true, false])
})

const payment = (profileId: string, profileState: 'USABLE' | 'UNPAID' | 'EXPIRED') => ({
  profileId,
  profileState,
})

it('the next request is prefilled with the last used company', () => {
  expect(nextCompany({ companies: ['last', 'before'] })).toBe('last')
  expect(nextCompany({ companies: [] })).toBeUndefined()
})

it('the next request is prefilled with the last used payment method that is valid and has no unpaid bills', () => {
  const [late, over, good] = [payment('a', 'UNPAID'), payment('b', 'EXPIRED'), payment('c', 'USABLE')]
  expect(nextPayment({ payments: [late, over, good, payment('d', 'USABLE')] })).toBe(good)
  expect(nextPayment({ payments: [late, over] })).toBeUndefined()
  expect(nextPayment({ payments: [] })).toBeUndefined()
})

it('the last used payment method is among the methods that a request offers', () => {
  const unpaidProfiles = Array.from({ length: OFFERED_PROFILES }, (_, place) => payment(`${place}`, 'UNPAID'))
  expect(nextPayment({ payments: [...unpaidProfiles, payment('z', 'USABLE')] })).toBeUndefined()
})
