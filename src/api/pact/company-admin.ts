import type { ProviderStates } from '#contract/provider-states.ts'
import { fromOutsideStaff, worldOf } from './refusals.ts'

export const session = 'Tn6vKd2XsQb9LwYc4HmRf8ZgJa1PeUo7IiWt3NqBxCz'
export const unknownId = '5d1f0c83-7b42-4e96-9a1d-c6e8302b7f14'
export const world: ProviderStates['a company for the staff'] = {
  session,
  companyId: '5e8c1f37-a40d-4b92-8e6f-d13b79c0a254',
  ownerId: '94d7c1e8-5a20-4b63-8f1d-6c3e0a97b254',
}
export const rnno = '9998700036'
export const memberCases = fromOutsideStaff(session)
export const given = worldOf('a company for the staff', world)
export const unopenedCase = { when: 'before a reason was given', but: { unopenedYn: 'Y' } } as const
export const unknownCase = { when: 'of one that is not there', with: { companyId: unknownId } }
export const at = '2026-11-21T10:21:00+09:00'
export const twinId = 'b06e3d94-1c8f-4a57-9e20-7f4d5c81a362'
export const withTwin = (more: object = {}) => ({ twin: { companyId: twinId, ...more } })
export const mergedCase = {
  when: 'of one that was merged',
  given: worldOf('a company for the staff', { ...world, ...withTwin({ mergedYn: 'Y' }) }),
}
