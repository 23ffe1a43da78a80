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
const knownProfiles = { companies: [{ profileId: 'one' }], payments: [] } as unknown as Profiles
const newRequest = { form, profiles: undefined, companyProfileId: undefined, paymentProfileId: undefined }

it('before the profiles are loaded, the predicted company determines whether the steps about the company are skipped', () => {
  expect(skipsCompanySteps(newRequest, knownProfiles)).toBe(true)
  expect(skipsCompanySteps(newRequest, noProfiles)).toBe(false)
  expect(skipsCompanySteps(newRequest, undefined)).toBeUndefined()
  const typedForm = { ...form, companyInfo: { ...form.companyInfo, companyName: '별빛나루' } }
  expect(skipsCompanySteps({ ...newRequest, form: typedForm }, knownProfiles)).toBe(false)
})

it('after the profiles are loaded, the chosen company determines whether the steps about the company are skipped', () => {
  expect(
    skipsCompanySteps({ ...newRequest, profiles: knownProfiles, companyProfileId: 'one' }, undefined),
  ).toBe(true)
  expect(skipsCompanySteps({ ...newRequest, profiles: knownProfiles }, knownProfiles)).toBe(false)
  expect(
    skipsCompanySteps({ ...newRequest, profiles: knownProfiles, companyProfileId: 'gone' }, knownProfiles),
  ).toBe(false)
})
