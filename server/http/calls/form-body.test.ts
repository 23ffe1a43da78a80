import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import { MAX_UPLOAD_BYTES } from '#domain/upload/rules.ts'
import { acceptForms, isFormType, readForm } from './form-body.ts'

const app = fastify()
acceptForms(app)
app.post('/', async (request) => {
  try {
    const form = await readForm(request)
    const entries = Object.entries(form).map(async ([name, part]) => [
      name,
      part instanceof File
        ? { name: part.name, size: part.size, text: part.size < 100 ? await part.text() : '' }
        : part,
    ])
    return Object.fromEntries(await Promise.all(entries))
  } catch (error) {
    return { refused: (error as Problem).reason ?? String(error) }
  }
})

const boundary = 'xx'
const text = (name: string, value: string) =>
  `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const filePart = (name: string, fileName: string, content: string) =>
  `--xx\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: text/html\r\n\r\n${content}\r\n`
const end = '--xx--\r\n'

async function send(payload: string | Buffer, type = `multipart/form-data; boundary=${boundary}`) {
  return (
    await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload })
  ).json() as Record<string, unknown>
}

it('a form is read with its texts and its file, under the original file name', async () => {
  const form = new FormData()
  form.append('purpose', 'inquiry')
  form.append('file', new File(['내용'], '접속 기록 "1".pdf', { type: 'application/pdf' }))
  const encodedForm = new Response(form)
  expect(
    await send(Buffer.from(await encodedForm.arrayBuffer()), encodedForm.headers.get('content-type')!),
  ).toEqual({
    purpose: 'inquiry',
    // Browsers write a quote as %22 (HTML, multipart/form-data encoding algorithm).
    file: { name: expect.stringMatching(/^접속 기록 ("|%22)1("|%22)\.pdf$/), size: 6, text: '내용' },
  })
})

describe('a form is refused', () => {
  it.each([
    ['with a part twice', text('purpose', 'a') + text('purpose', 'b') + end, 'request.invalid'],
    ['with two files', filePart('file', 'a', 'x') + filePart('more', 'b', 'x') + end, 'request.invalid'],
    ['with the field name __proto__', text('__proto__', 'a') + end, 'request.invalid'],
    ['with the field name constructor', text('constructor', 'a') + end, 'request.invalid'],
    [
      'with many parts',
      Array.from({ length: 20 }, (_, index) => text(`p${index}`, 'a')).join('') + end,
      'request.invalid',
    ],
    ['with a text that is too long', text('purpose', 'x'.repeat(2000)) + end, 'request.invalid'],
    ['that is truncated', filePart('file', 'a', 'x').slice(0, -10), 'upload.damaged'],
    ['without its end', filePart('file', 'a', 'x'), 'upload.damaged'],
    ['that is not a form', 'anything', 'upload.damaged'],
    [
      'with too large a file',
      filePart('file', 'a', 'x'.repeat(MAX_UPLOAD_BYTES + 1)) + end,
      'upload.tooLarge',
    ],
  ])('%s', async (_, payload, reason) => {
    expect(await send(payload)).toEqual({ refused: reason })
  })
})

it('a file of exactly the maximum size is accepted', async () => {
  expect(await send(filePart('file', 'a', 'x'.repeat(MAX_UPLOAD_BYTES)) + end)).toMatchObject({
    file: { size: MAX_UPLOAD_BYTES },
  })
})

it.each([
  ['multipart/form-data; boundary=x', true],
  ['Multipart/Form-Data;boundary=x', true],
  ['multipart/form-data', false],
  ['multipart/mixed; boundary=x', false],
  ['application/json', false],
  [undefined, false],
])('%j is the type of a form: %s', (type, is) => expect(isFormType(type)).toBe(is))
