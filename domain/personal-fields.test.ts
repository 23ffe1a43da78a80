import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodePersonal, encodePersonal } from './personal-fields.ts'

const honggildong = '7ZmN6ri464+Z'

describe('personal fields', () => {
  test('a field at the top level is encoded', () => {
    expect(encodePersonal(['name'], { name: '홍길동', memo: '홍길동' })).toEqual({
      name: honggildong,
      memo: '홍길동',
    })
  })

  test('a field of every item of a list is decoded', () => {
    const list = [{ corporateName: 'a', corporateEmail: honggildong }, { corporateEmail: honggildong }]
    const answer = { code: 200, data: { list } }
    expect(decodePersonal(['data.list[].corporateEmail'], answer)).toEqual({
      code: 200,
      data: { list: [{ corporateName: 'a', corporateEmail: '홍길동' }, { corporateEmail: '홍길동' }] },
    })
  })

  test.each([
    ['[]', [honggildong], ['홍길동']],
    ['[].name', [{ name: honggildong }], [{ name: '홍길동' }]],
    ['rows[][]', { rows: [[honggildong], []] }, { rows: [['홍길동'], []] }],
  ])('the path %s', (path, wire, plain) => {
    expect(decodePersonal<unknown>([path], wire)).toEqual(plain)
    expect(encodePersonal<unknown>([path], plain)).toEqual(wire)
  })

  test('a path listed twice changes its field once', () => {
    expect(encodePersonal(['name', 'name'], { name: '홍길동' })).toEqual({ name: honggildong })
  })

  test.each([
    ['null', { data: null }],
    ['undefined', { data: undefined }],
    ['missing', {}],
    ['null at the end', { data: { list: [{ email: null }, {}, null] } }],
    ['another shape', { data: 'text' }],
    ['another shape of list', { data: { list: { email: 'x' } } }],
    ['no text at the end', { data: { list: [{ email: 7 }] } }],
  ])('%s is not changed', (_, value) => {
    expect(encodePersonal<unknown>(['data.list[].email'], value)).toBe(value)
    expect(decodePersonal<unknown>(['data.list[].email'], value)).toBe(value)
  })

  test('inherited properties are not fields', () => {
    const value = Object.create({ name: '홍길동' }) as { name: string }
    expect(encodePersonal(['name', '__proto__.name', 'constructor.name'], value)).toBe(value)
  })

  test('the original is not changed, and unchanged parts are shared', () => {
    const value = Object.freeze({ user: Object.freeze({ name: '홍길동' }), terms: { version: 1 } })
    const encoded = encodePersonal(['user.name'], value)
    expect(value.user.name).toBe('홍길동')
    expect(encoded.terms).toBe(value.terms)
  })

  test('an error message contains the path and not the value', () => {
    const brokenAnswer = { data: { list: [{ email: honggildong }, { email: '010-secret' }] } }
    const error = failureOf(() => decodePersonal(['data.list[].email'], brokenAnswer))
    expect(error.message).toContain('data.list[].email')
    expect(`${error.message} ${String(error.cause)}`).not.toContain('secret')
    expect(failureOf(() => encodePersonal(['name'], { name: '\udc00' })).message).toContain('name')
  })

  test('decoding reverses encoding, and fields outside the paths are not touched', () => {
    const text = fc.string({ unit: 'grapheme' })
    const item = fc.record({ name: text, other: fc.jsonValue() }, { requiredKeys: [] })
    const value = fc.record(
      {
        email: fc.option(text),
        data: fc.record({ list: fc.array(item), total: fc.nat() }),
        other: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    const paths = ['email', 'data.list[].name']
    fc.assert(
      fc.property(value, (original) => {
        const wire = encodePersonal(paths, original)
        expect(wire.other).toBe(original.other)
        expect(wire.data?.total).toBe(original.data?.total)
        expect(wire.data?.list.map((item) => item.other)).toEqual(
          original.data?.list.map((item) => item.other),
        )
        const decodedValue = decodePersonal(paths, wire)
        expect(decodedValue.email).toBe(original.email?.normalize('NFC') ?? original.email)
        const composedNames = original.data?.list.map(({ name }) => name?.normalize('NFC'))
        expect(decodedValue.data?.list.map(({ name }) => name)).toEqual(composedNames)
      }),
    )
  })
})

function failureOf(run: () => unknown): Error {
  try {
    run()
  } catch (error) {
    return error as Error
  }
  throw new Error('Nothing failed.')
}
