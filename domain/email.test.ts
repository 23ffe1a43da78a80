import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmail, mailboxOf, maskEmail, normalizeEmail } from './email.ts'

describe('mail addresses', () => {
  test.each([
    'minsu.kim@hanbit.example',
    'a@b.co',
    ' MinSu@Hanbit.Example ',
    'a+b_c@sub.hanbit.example',
    "o'neil@x-y.kr",
    `${'a'.repeat(64)}@b.kr`,
  ])('%j is valid', (text) => expect(isEmail(text)).toBe(true))

  test.each([
    '',
    '@',
    'a@',
    '@b.kr',
    'a@b',
    'a b@c.kr',
    'a@b..kr',
    '.a@b.kr',
    'a.@b.kr',
    'a..b@c.kr',
    'a@-b.kr',
    'a@b-.kr',
    'a@b.kr.',
    'a@b@c.kr',
    'a@b.kr\nBcc: x@y.kr',
    '홍길동@한빛.example',
    '<a@b.kr>',
    'a@[127.0.0.1]',
    `${'a'.repeat(65)}@b.kr`,
    `a@${'b'.repeat(64)}.kr`,
  ])('%j is invalid', (text) => expect(isEmail(text)).toBe(false))

  test('an address may have at most 254 characters', () => {
    const label = 'b'.repeat(63)
    const domain = (length: number) => `${label}.${label}.${label}.${'e'.repeat(length)}`
    expect(isEmail(`a@${domain(60)}`)).toBe(true)
    expect(isEmail(`a@${domain(61)}`)).toBe(false)
  })

  test('all spellings of an address are normalized to the same address', () => {
    expect(normalizeEmail('  MinSu@Hanbit.EXAMPLE\t')).toBe('minsu@hanbit.example')
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(normalizeEmail(email.toUpperCase())).toBe(normalizeEmail(email))
        expect(normalizeEmail(normalizeEmail(email))).toBe(normalizeEmail(email))
      }),
    )
  })

  test.each([
    ['mina@hanbit.example', 'mina@hanbit.example'],
    [' Mina+News@Hanbit.example', 'mina@hanbit.example'],
    ['mina+a+b@hanbit.example', 'mina@hanbit.example'],
    ['mina+@hanbit.example', 'mina@hanbit.example'],
    ['ｍｉｎａ+1@hanbit.example', 'mina@hanbit.example'],
    ['+mina@hanbit.example', '+mina@hanbit.example'],
    ['+mina+1@hanbit.example', '+mina@hanbit.example'],
    ['mi.na@hanbit.example', 'mi.na@hanbit.example'],
    ['mi-na@hanbit.example', 'mi-na@hanbit.example'],
    ['mi.na+1@gmail.com', 'mina@gmail.com'],
    ['m.i.n.a@googlemail.com', 'mina@gmail.com'],
    ['mi.na@gmail.com.example', 'mi.na@gmail.com.example'],
  ])('%j is counted as %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))

  test('a tag does not change the mailbox key, and the mailbox key of a key is the key itself', () => {
    const tag = fc.stringMatching(/^[a-z0-9]{0,12}$/)
    fc.assert(
      fc.property(fc.emailAddress(), tag, (email, text) => {
        const mailbox = mailboxOf(email)
        expect(mailboxOf(mailbox)).toBe(mailbox)
        const at = email.lastIndexOf('@')
        expect(mailboxOf(`${email.slice(0, at)}+${text}${email.slice(at)}`)).toBe(mailbox)
      }),
    )
  })

  test('addresses that the standard allows are accepted', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(isEmail(email)).toBe(true)
      }),
    )
  })

  test.each([
    ['minsu.kim@hanbit.example', 'mi*****@hanbit.example'],
    ['min@hanbit.example', 'mi*****@hanbit.example'],
    ['mi@hanbit.example', 'm*****@hanbit.example'],
    ['m@hanbit.example', 'm*****@hanbit.example'],
    ['mi*****@hanbit.example', 'mi*****@hanbit.example'],
    ['minsu', '*****'],
    ['@hanbit.example', '*****'],
    ['', '*****'],
  ])('%s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown))

  test('a mask shows neither the length nor more than two letters', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const masked = maskEmail(email)
        const [local = '', domain = ''] = masked.split('@')
        expect(local).toMatch(/^.{1,2}\*{5}$/)
        expect(email.startsWith(local.slice(0, -5))).toBe(true)
        expect(email.endsWith(`@${domain}`)).toBe(true)
      }),
    )
  })
})
