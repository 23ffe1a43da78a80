import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PASSWORD_MAX, passwordRulesMet, passwordWeakness } from './rules.ts'
import { passwordStrength } from './strength.ts'

const owner = { name: '송나래', email: 'narae.song@solbaram.example', phoneNumber: '01098271634' }

describe('a new password', () => {
  it.each([
    ['짧은암호일곱자', 'short'],
    ['a7!kQ2x', 'short'],
    ['달빛 노래 4718'.repeat(7), 'long'],
    ['달빛노래-1234-창가', 'run'],
    ['norae-dcba-9', 'run'],
    ['XaAaA-norae', 'run'],
    ['노래한곡6789창가', 'run'],
    ['가나다라마바사아', undefined],
    ['송 나래의 고양이', 'personal'],
    ['NARAE.SONG!7', 'personal'],
    ['my-narae-cat', 'personal'],
    ['9827-1634 창가', 'personal'],
    ['달빛-노래-4718', undefined],
    ['correct horse battery staple', undefined],
    ['        창', 'run'],
  ])('%s is %s', (password, weakness) => {
    expect(passwordWeakness(password, owner)).toBe(weakness)
  })

  it('is measured in characters, regardless of their bytes', () => {
    expect(passwordWeakness('한글비밀말이다'.normalize('NFD'))).toBe('short')
    expect(passwordWeakness('한글비밀말이다요'.normalize('NFD'))).toBeUndefined()
    expect(passwordWeakness('🐈🌙🎵🪟🍵📖🧣')).toBe('short')
    expect(passwordWeakness('🐈🌙🎵🪟🍵📖🧣🌧')).toBeUndefined()
    expect(passwordWeakness('ab'.repeat(32))).toBeUndefined()
    expect(passwordWeakness(`${'ab'.repeat(32)}c`)).toBe('long')
  })

  it('must have the minimum length that applies to its owner', () => {
    const strictOwner = { passwordLeast: 15 }
    expect(passwordWeakness('dalbit-norae-4', strictOwner)).toBe('short')
    expect(passwordWeakness('dalbit-norae-47', strictOwner)).toBeUndefined()
    expect(passwordWeakness('달빛노래창가고양이', { passwordLeast: 9 })).toBeUndefined()
    expect(passwordRulesMet('dalbit-norae-4', strictOwner).length).toBe(false)
    expect(passwordRulesMet('dalbit-norae-47', strictOwner).length).toBe(true)
    expect(passwordStrength('dalbit-norae-4', strictOwner)).toBe('weak')
  })

  it('has at most the maximum length of the rules', () => {
    const longestPassword = '달빛 노래 고양이 4718 '.repeat(9).slice(0, PASSWORD_MAX)
    expect([longestPassword, `${longestPassword}가`].map((password) => passwordWeakness(password))).toEqual([
      undefined,
      'long',
    ])
    expect(
      [longestPassword, `${longestPassword}가`].map((password) => passwordRulesMet(password).length),
    ).toEqual([true, false])
  })

  it('without a known owner is never refused as personal', () => {
    expect(passwordWeakness('송나래의 고양이')).toBeUndefined()
    expect(passwordWeakness('송나래의 고양이', { name: '', email: '@', phoneNumber: '' })).toBeUndefined()
  })

  it('that contains the name of its owner is refused as personal, or by a rule that is checked earlier', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        (before, after) => {
          expect(passwordWeakness(`${before}송나래${after}`, owner)).toBeDefined()
        },
      ),
    )
  })
})

describe('the strength meter', () => {
  it.each([
    ['a7!kQ2x', 'weak'],
    ['abcd1234', 'weak'],
    ['norae718', 'fair'],
    ['norae-4718-k', 'good'],
    ['dalbit-norae-4718', 'strong'],
    ['노을빛 창가의 고양이', 'strong'],
  ])('shows %s as %s', (password, strength) => {
    expect(passwordStrength(password, owner)).toBe(strength)
  })

  it('never decreases when a new character is added, unless the rules refuse the password', () => {
    const order = ['weak', 'fair', 'good', 'strong']
    fc.assert(
      fc.property(fc.string({ minLength: 8, maxLength: 40 }), (password) => {
        const longerPassword = `${password}힣`
        fc.pre(!password.includes('힣') && passwordWeakness(longerPassword) === undefined)
        expect(order.indexOf(passwordStrength(longerPassword))).toBeGreaterThanOrEqual(
          order.indexOf(passwordStrength(password)),
        )
      }),
    )
  })
})
