import { expect, it } from 'vitest'
import { emptyForm } from '#domain/subscription/empty-form.ts'
import { noProfiles, type Profiles, skipsCompanySteps } from './request-profiles.ts'

const order = {
  serviceCode: 'SSO',
  planCode: 'BASIC',
  userCount: 1,
  paymentCycle: 'M',
  currency: 'KRW',
} as const
const form = emptyForm(order)
const known = { companies: [{ profileId: 'one' }], payments: [] } as unknown as Profiles
const fresh = { form, profiles: undefined, companyProfileId: undefined, paymentProfileId: undefined }

it('before the profiles are loaded, the predicted company determines whether the steps about the company are skipped', () => {
  expect(skipsCompanySteps(fresh, known)).toBe(true)
  expect(skipsCompanySteps(fresh, noProfiles)).toBe(false)
  expect(skipsCompanySteps(fresh, undefined)).toBeUndefined()
  const typed = { ...form, companyInfo: { ...form.companyInfo, companyName: '별빛나루' } }
  expect(skipsCompanySteps({ ...fresh, form: typed }, known)).toBe(false)
})

it('after the profiles are loaded, the chosen company determines whether the steps about the company are skipped', () => {
  expect(skipsCompanySteps({ ...fresh, profiles: known, companyProfileId: 'one' }, undefined)).toBe(true)
  expect(skipsCompanySteps({ ...fresh, profiles: known }, known)).toBe(false)
  expect(skipsCompanySteps({ ...fresh, profiles: known, companyProfileId: 'gone' }, known)).toBe(false)
})
