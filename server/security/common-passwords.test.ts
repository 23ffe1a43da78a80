import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('a common password', () => {
  it.each([
    'password',
    'Password1!',
    'PASSWORD2026',
    'p4ssw0rd',
    'P@ssw0rd!',
    'iloveyou',
    'qwertyuiop',
    '1q2w3e4r',
    '1q2w3e4r!',
    'asdfghjkl',
    'dkssudgktpdy',
    'tkfkdgo1004',
    'saranghae123',
    '비밀번호1234',
    '대한민국2002',
    'qwerasdf',
    '147258369',
    '12121212',
    'admin1234!',
    'qwerqwer',
    'jennifer1993',
    'Marlboro',
    '87654321vv',
    '193570356033',
  ])('%s is a common password', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([
    'dalbit-norae-4718',
    'correct horse battery staple',
    'Sori-narae-2026!',
    '노을빛 창가의 고양이',
    'x7#kQ9!vTz',
    'password-of-my-cat',
  ])('%s is not a common password', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  it('is recognised in composed and decomposed Hangul', () => {
    expect(isCommonPassword('비밀번호1234'.normalize('NFD'))).toBe(true)
  })

  it.each(['Neoreundeul1!', 'neoreundeul2026', 'neoreundeulneoreundeul', '너른들1234', 'NEOREUNDEUL'])(
    '%s is a common password only in a portal with that name',
    (password) => {
      expect(isCommonPassword(password, ['너른 들', 'Neoreundeul', ''])).toBe(true)
      expect(isCommonPassword(password, ['Solbaram'])).toBe(false)
    },
  )
})
