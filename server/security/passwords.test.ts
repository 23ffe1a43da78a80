import { expect, it } from 'vitest'
import { within } from '#server/testing/within.ts'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords({ concurrency: 2, queue: 64 })

it('a password is hashed with argon2id and a salt, and verified', async () => {
  const [one, two] = await Promise.all([passwords.hash('비밀번호 하나'), passwords.hash('비밀번호 하나')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await passwords.verify(one, '비밀번호 하나')).toBe(true)
  expect(await passwords.verify(one, '비밀번호 둘')).toBe(false)
})

it('a password is verified in every composition of Hangul', async () => {
  const storedHash = await passwords.hash('한글암호'.normalize('NFD'))
  expect(await passwords.verify(storedHash, '한글암호'.normalize('NFC'))).toBe(true)
})

it('without a stored hash every password is wrong', async () => {
  expect(await passwords.verify(undefined, '')).toBe(false)
})

it('a password check waits while others run, and is refused when too many wait', async () => {
  const limitedPasswords = createPasswords({ concurrency: 1, queue: 2 })
  await limitedPasswords.warmUp()
  const tries = await Promise.allSettled(
    [1, 2, 3, 4, 5, 6].map(() => limitedPasswords.verify(undefined, 'x')),
  )
  const refusals = tries.filter(({ status }) => status === 'rejected')
  expect(refusals.length).toBeGreaterThanOrEqual(2)
  for (const each of refusals)
    expect((each as PromiseRejectedResult).reason).toMatchObject({ reason: 'server.unavailable' })
  expect(tries.length - refusals.length).toBeGreaterThanOrEqual(3)
})

it('a password check does not block the event loop', async () => {
  let late = 0
  let before = performance.now()
  const heartbeat = setInterval(() => {
    late = Math.max(late, performance.now() - before - 5)
    before = performance.now()
  }, 5)
  await Promise.all(Array.from({ length: 20 }, () => passwords.hash('x')))
  clearInterval(heartbeat)
  expect(late).toBeLessThan(within(200))
})
