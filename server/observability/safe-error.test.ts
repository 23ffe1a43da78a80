import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { safeError } from './safe-error.ts'

const secret = 'minsu@example.com'

it('a logged error contains the statement and the state of a failed query, without its parameters', () => {
  const cause = Object.assign(new Error(`invalid input: "${secret}"`), {
    severity: 'ERROR',
    code: '22P02',
    detail: `Key (email)=(${secret})`,
    where: secret,
    table: 'members',
    routine: 'parse',
  })
  const safe = safeError(new DrizzleQueryError('select * from members where email = $1', [secret], cause))
  expect(JSON.stringify(safe)).not.toContain(secret)
  expect(safe).toMatchObject({
    message: 'Failed query: select * from members where email = $1',
    cause: { code: '22P02', severity: 'ERROR', table: 'members', routine: 'parse' },
  })
})

it('a logged error contains the type, message, location and causes of the portal’s own errors', () => {
  const safe = safeError(new TypeError('no name', { cause: new RangeError('too far') }))
  expect(safe).toMatchObject({
    type: 'TypeError',
    message: 'no name',
    stack: expect.stringMatching(/^at .*safe-error\.test/),
    cause: { type: 'RangeError', message: 'too far' },
  })
  expect(safe.stack).not.toContain('no name')
})

it('a logged error contains only the type of a thrown value that is no error', () => {
  expect(safeError(secret)).toEqual({ type: 'string' })
})

it('a logged error ends at circular causes', () => {
  const error = new Error('round')
  error.cause = error
  expect(JSON.stringify(safeError(error)).match(/round/g)).toHaveLength(5)
})

it('a logged error reports a full disk of the database or of the files, wherever it is nested', () => {
  const diskFullError = Object.assign(new Error('could not extend file'), {
    code: '53100',
    severity: 'ERROR',
  })
  expect(safeError(new DrizzleQueryError('insert into bills', [], diskFullError)).why).toBe('disk-full')
  const noSpace = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  expect(safeError(new Error('The files cannot be reached.', { cause: noSpace })).why).toBe('disk-full')
  expect(safeError(new Error('else')).why).toBeUndefined()
})
