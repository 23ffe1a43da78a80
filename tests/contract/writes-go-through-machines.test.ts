import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^(?:api|machines)\/|\.test\.|testing\//.test(file))
  .map((file) => `src/${file}`)
const readingName = /^(?:get|list|search|estimate|preview|count(?!FlowVisit))/
const apiCall = /\bapi\s*\??\.\s*(\w+)/g
// A pattern for code that calls an operation without the operation's name directly after `api.`. The check would miss
// such a call.
const indirectCallPattern =
  /\bapi\s*\??\.?\[|\{[^{}]*\}\s*=\s*(?:useApi\(\)|(?:context\.)?api\b)|\buseApi\(\)\s*\??[.[]/

it('screens call operations directly only to read data; every change goes through a machine', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const writeCalls = [...text.matchAll(apiCall)].flatMap(([, name = '']) =>
      name in operationTable && !readingName.test(name) ? [`${file}: ${name}`] : [],
    )
    return indirectCallPattern.test(text)
      ? [...writeCalls, `${file}: an operation without its name`]
      : writeCalls
  })
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

it.each([
  ['api.payBill({ billId })', true],
  ['context.api .readNotification', true],
  ['api.getBill({ billId })', false],
  ['api.countNotifications({})', false],
  ['api.countFlowVisit({})', true],
])('%s: a write is %s', (text, isWrite) => {
  const [[, name = ''] = []] = text.matchAll(apiCall)
  expect(!readingName.test(name)).toBe(isWrite)
})

it.each([
  'const { payBill } = useApi()',
  'api[id](input)',
  'useApi().payBill',
  'const { payBill } = context.api',
])('%s hides an operation', (text) => expect(text).toMatch(indirectCallPattern))
