import fc from 'fast-check'
import { expect, it } from 'vitest'
import { serializeBody } from './body.ts'

it('a body without files is sent as JSON', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => {
      expect(serializeBody(body)).toBe(JSON.stringify(body))
    }),
  )
})

it('a body with files is sent as a form', () => {
  const files = ['가', '나'].map((name) => new File([name], `${name}.pdf`, { type: 'application/pdf' }))
  const form = serializeBody({
    files,
    title: '사업자등록증',
    pages: 2,
    owner: { name: '홍' },
    note: undefined,
  }) as FormData
  expect(form.getAll('files').map((file) => (file as File).name)).toEqual(['가.pdf', '나.pdf'])
  expect(form.get('title')).toBe('사업자등록증')
  expect(form.get('pages')).toBe('2')
  expect(form.get('owner')).toBe('{"name":"홍"}')
  expect(form.has('note')).toBe(false)
})

it('a field of a form may contain one file, or a nameless blob, as well as a list', () => {
  const form = serializeBody({ file: new Blob(['내용']) }) as FormData
  expect(form.get('file')).toBeInstanceOf(Blob)
})
