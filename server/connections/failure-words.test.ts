import { expect, it } from 'vitest'
import { RegistryUnavailable } from '#server/business-registry/registry.ts'
import { FilesUnavailable } from '#server/files/files-unavailable.ts'
import { failureDescription } from './failure-words.ts'
import { popbillTrouble } from './watched-services.ts'

it('a failure description contains the message of a service’s error, with the code of its cause', () => {
  expect(failureDescription(new RegistryUnavailable('The registry of businesses answered 401.'))).toBe(
    'The registry of businesses answered 401.',
  )
  const cause = Object.assign(new Error('connect 10.0.0.7 with hunter2'), { code: 'ECONNREFUSED' })
  expect(failureDescription(new FilesUnavailable(cause))).toBe('The files cannot be reached. (ECONNREFUSED)')
})

it.each([
  new Error('smtps://portal:hunter2@mail.example rejected narae@solbaram.example'),
  new TypeError('hunter2'),
  Object.assign(new Error('away'), { cause: { code: 'hunter2 of narae@solbaram.example' } }),
  'hunter2',
  undefined,
])('are nothing but the name of %s', (error) => {
  expect(failureDescription(error)).toMatch(/^(?:Error|TypeError|Unknown)$/)
})

it('a failure description is not longer than the contract allows', () => {
  expect(failureDescription(new RegistryUnavailable('a'.repeat(300)))).toHaveLength(200)
})

it('a failure is reported for the Popbill account, not for a single document', () => {
  expect(popbillTrouble({ failure: 'POINTS', failureCode: '-99003008' })).toBe(
    'Popbill answered POINTS (-99003008).',
  )
  expect(popbillTrouble({ failure: 'ACCOUNT', failureCode: 'narae@solbaram.example' })).toBe(
    'Popbill answered ACCOUNT.',
  )
  expect(popbillTrouble({ failure: 'CONTENT', failureCode: '-11001014' })).toBeUndefined()
  expect(popbillTrouble({ taxInvoiceNo: '1' })).toBeUndefined()
  expect(popbillTrouble(undefined)).toBeUndefined()
})
