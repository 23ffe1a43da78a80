import { describe, expect, it } from 'vitest'
import { formOf, inputOf, mistakesIn } from './member-fields.ts'

const user = {
  name: '송나래',
  email: 'narae@example.com',
  phoneNumber: '01000001234',
  subEmail: null,
  companyName: null,
  deptName: '총무팀',
  joinedAt: '2026-03-02T09:00:00+09:00',
  subscribeYn: 'N',
  passwordLeast: 8,
} as const
const form = formOf(user)

describe('the profile form of a member', () => {
  it('begins with the known values, and is sent in the format of the contract', () => {
    expect(form).toEqual({
      name: '송나래',
      email: 'narae@example.com',
      phoneNumber: '010-0000-1234',
      subEmail: '',
      companyName: '',
      deptName: '총무팀',
    })
    expect(
      inputOf(
        { ...form, email: ' Narae@Example.com ', phoneNumber: '+82 10 0000 1234', deptName: ' ' },
        user,
      ),
    ).toEqual({ email: 'narae@example.com', phoneNumber: '01000001234', deptName: null })
  })

  it('omits unchanged fields', () => {
    const contacts = { email: user.email, phoneNumber: user.phoneNumber }
    expect(inputOf(form, user)).toEqual(contacts)
    expect(inputOf({ ...form, name: '송 여울', companyName: ' 솔바람 ' }, user)).toEqual({
      ...contacts,
      name: '송 여울',
      companyName: '솔바람',
    })
  })

  it.each([
    ['name', '', 'nameWrong'],
    ['name', '송1', 'nameWrong'],
    ['email', ' ', 'emailMissing'],
    ['email', 'narae@', 'emailWrong'],
    ['phoneNumber', '', 'phoneMissing'],
    ['phoneNumber', '02-123-4567', 'phoneWrong'],
    ['subEmail', 'narae', 'emailWrong'],
    ['companyName', '가'.repeat(61), 'tooLong'],
    ['deptName', '가'.repeat(61), 'tooLong'],
  ])('is wrong with %s "%s"', (field, text, mistake) => {
    expect(mistakesIn({ ...form, [field]: text }, user)).toEqual({ [field]: mistake })
  })

  it('accepts an unchanged value that only an older rule allowed', () => {
    const old = { ...user, phoneNumber: '021234567' }
    expect(mistakesIn(formOf(old), old)).toEqual({})
  })
})
