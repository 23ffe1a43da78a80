import { expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'
import { sealTotpSecret, totpStep } from './totp.ts'

// The secret and times of RFC 6238 appendix B (SHA-1), with the last six of the eight digits of each code.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const box = createSecretBox([{ id: 'a', key: Buffer.alloc(32, 1) }])
const sealed = sealTotpSecret(box, secret)
const stepAt = (seconds: number, code: string) => totpStep(box, sealed, code, new Date(seconds * 1000))

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
])('at %i the code %s is that of step %i', (seconds, code, step) => {
  expect(stepAt(seconds, code)).toBe(step)
  expect(stepAt(seconds + 30, code)).toBe(step)
  expect(stepAt(seconds - 30, code)).toBe(step)
  expect(stepAt(seconds + 60, code)).toBeUndefined()
  expect(stepAt(seconds - 60, code)).toBeUndefined()
})

it('a wrong code belongs to no time step', () => {
  expect(stepAt(59, '287083')).toBeUndefined()
})

it('the secret of an authenticator app can be opened only for its own purpose', () => {
  expect(sealed).not.toContain(secret)
  expect(() => box.open(sealed)).toThrow()
})
