import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { problemNamed } from '#contract/problem-named.ts'
import { FilesUnavailable } from '#server/files/files-unavailable.ts'
import { ScannerUnavailable } from '#server/scanner/scanner.ts'
import { isUnavailable, problemOf } from './failures.ts'

const errorWithCode = (code: string) => Object.assign(new Error('x'), { code })
const asQueryError = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

it.each([
  errorWithCode('ECONNREFUSED'),
  errorWithCode('57P01'),
  errorWithCode('40P01'),
  errorWithCode('57014'),
  errorWithCode('08006'),
  errorWithCode('53300'),
  errorWithCode('53100'),
  errorWithCode('28P01'),
  errorWithCode('ENOSPC'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new Error('Connection terminated unexpectedly'),
  new FilesUnavailable('x'),
  new ScannerUnavailable('x'),
])(
  '%s means that the database, the files or the scanner is unavailable, also inside a failed query',
  (error) => {
    expect(isUnavailable(error)).toBe(true)
    expect(problemOf(asQueryError(error)).reason).toBe('server.unavailable')
  },
)

it.each([errorWithCode('23505'), errorWithCode('22P02'), new TypeError('x is undefined'), 'text', undefined])(
  '%s does not',
  (error) => {
    expect(isUnavailable(error)).toBe(false)
    expect(problemOf(error instanceof Error ? asQueryError(error) : (error ?? {})).reason).toBe(
      'server.failed',
    )
  },
)

it('an error that is already a problem is returned unchanged', () => {
  const problem = problemNamed('code.expired')
  expect(problemOf(problem)).toBe(problem)
})

it.each([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 413, 'body.tooLarge'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415, 'body.unsupported'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 400, 'request.invalid'],
  ['FST_ERR_OTHER', 500, 'server.failed'],
])('%s becomes a problem of the list', (code, statusCode, reason) => {
  expect(problemOf({ code, statusCode }).reason).toBe(reason)
})
