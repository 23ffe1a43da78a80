import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCodeField, typedInput } from './typed-input.ts'

describe('the input of an operation', () => {
  it('has every text normalized, addresses and numbers in ASCII, and passwords as typed', () => {
    const file = new File(['x'], '가.pdf'.normalize('NFD'))
    expect(
      typedInput({
        email: ' ａ@b.kr\u200b',
        name: '김\u200b민서 ',
        title: '두\n줄  제목',
        body: '두\n줄  글',
        companyInfo: { rnno: '１２３', companyName: '한빛\u202e' },
        receivers: ['ａ@b.kr'],
        password: ' 가'.normalize('NFD'),
        newPassword: 'a ',
        count: 3,
        none: null,
        file,
      }),
    ).toEqual({
      email: 'a@b.kr',
      name: '김민서',
      title: '두 줄 제목',
      body: '두\n줄  글',
      companyInfo: { rnno: '123', companyName: '한빛' },
      receivers: ['a@b.kr'],
      password: ' 가'.normalize('NFD'),
      newPassword: 'a ',
      count: 3,
      none: null,
      file,
    })
  })

  it('has ids in lower case, also in lists, and leaves other keys unchanged', () => {
    const [id, key] = ['4BDC6AE4-9FD0-4A4D-A0AB-B6D3D4FF0B8D', 'AbCd'.repeat(11)]
    expect(
      typedInput({
        memberId: id,
        requestIds: [id],
        idempotencyKey: id,
        viewKey: key,
        password: id,
        memo: id,
      }),
    ).toEqual({
      memberId: id.toLowerCase(),
      requestIds: [id.toLowerCase()],
      idempotencyKey: id.toLowerCase(),
      viewKey: key,
      password: id,
      memo: id,
    })
  })

  it('is returned as the same object if normalization changes nothing', () => {
    const input = { name: '김민서', list: [{ code: '123456' }], password: ' x ' }
    expect(typedInput(input)).toBe(input)
  })

  it('with 100,000 nested levels is returned unchanged, so that the contract check can refuse it', () => {
    const deepInput: unknown = JSON.parse(`${'['.repeat(100_000)}"a "${']'.repeat(100_000)}`)
    expect(typedInput(deepInput)).toBe(deepInput)
  })

  it('does not change when it is normalized a second time', () => {
    const key = fc.constantFrom('name', 'email', 'code', 'password', 'memo')
    const text = fc.string({ unit: fc.constantFrom(...'가 １＠\u200b\u202e\u0301a\r\n') })
    const value = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.integer(),
        fc.array(tie('node')),
        fc.dictionary(key, tie('node')),
      ),
    })).node
    fc.assert(
      fc.property(value, (input) => {
        expect(typedInput(typedInput(input))).toEqual(typedInput(input))
      }),
    )
  })

  it.each([
    'email',
    'subEmail',
    'delegateEmail',
    'rnno',
    'secNo',
    'phoneNumber',
    'code',
    'zipCode',
    'search',
  ])('has a sign in %s', (field) => expect(isCodeField(field)).toBe(true))
  it.each(['memo', 'note', 'name', 'reason', 'body', 'companyName', 'address'])('has a text in %s', (field) =>
    expect(isCodeField(field)).toBe(false),
  )
})
