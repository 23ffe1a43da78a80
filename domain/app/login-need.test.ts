import { expect, it } from 'vitest'
import { isAssuranceAccepted, type LoginNeed, loginNeed, type PortalLogin } from './login-need.ts'

const login: PortalLogin = { assurance: '1', provenSecondsAgo: 600 }
const loginRequest = { askedSecondsAgo: 5, assurances: [], isOpen: true }

it.each<[string, PortalLogin | undefined, Partial<Parameters<typeof loginNeed>[1]>, LoginNeed | undefined]>([
  ['no one is logged in', undefined, {}, 'LOGIN'],
  ['a login of any age will do', login, {}, undefined],
  ['the proof is older than asked for', login, { maxAge: 599 }, 'PROOF'],
  ['the proof is as old as allowed', login, { maxAge: 600 }, undefined],
  ['the proof was given for this request', { ...login, provenSecondsAgo: 3 }, { maxAge: 0 }, undefined],
  ['two factors are asked for', login, { assurances: ['2'] }, 'PROOF'],
  ['one of two will do', login, { assurances: ['2', '1'] }, undefined],
  ['two factors were given', { ...login, assurance: '2' }, { assurances: ['2'] }, undefined],
  ['a stronger one was given', { ...login, assurance: '2' }, { assurances: ['1'] }, undefined],
  ['no stronger one could be given', { ...login, provenSecondsAgo: 3 }, { assurances: ['2'] }, undefined],
  ['there is no permission', login, { isOpen: false }, 'GRANT'],
  ['a proof comes before the permission', login, { isOpen: false, maxAge: 0 }, 'PROOF'],
])('%s', (_, given, more, need) => {
  expect(loginNeed(given, { ...loginRequest, ...more })).toBe(need)
})

it('an unknown assurance is not accepted from any login', () => {
  expect(isAssuranceAccepted('2', ['phr'])).toBe(false)
  expect(isAssuranceAccepted('2', ['phr', '1'])).toBe(true)
})
