import { expect, it } from 'vitest'
import { assuranceOf, methodsOf, type ProofWay } from './proof-ways.ts'

it.each<[ProofWay[], string, string[]]>([
  [[], '1', []],
  [['PASSWORD'], '1', ['pwd']],
  [['PASSWORD', 'MAIL'], '1', ['pwd', 'otp']],
  [['PASSWORD', 'SMS'], '2', ['pwd', 'sms', 'mfa']],
  [['PASSWORD', 'TOTP', 'RECOVERY'], '2', ['pwd', 'otp', 'mfa']],
  [['TOTP'], '1', ['otp']],
  [['PASSKEY'], '2', ['pop', 'user', 'mfa']],
  [['PASSWORD', 'PASSKEY'], '2', ['pwd', 'pop', 'user', 'mfa']],
])('%j is assurance %s by %j', (ways, assurance, methods) => {
  expect(assuranceOf(ways)).toBe(assurance)
  expect(methodsOf(ways)).toEqual(methods)
})
