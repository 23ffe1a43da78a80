import { beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { headersOf } from '#server/testing/call-request.ts'
import { createPortal } from '#server/testing/portal.ts'
import { openDatabase } from './db/client.ts'

type App = ReturnType<typeof createPortal>['app']
let app: App

// The database of this portal cannot be reached: calls are refused before a row is read, or fail because no row can
// be read.
beforeAll(async () => {
  const database = await openDatabase({ url: 'postgres://portal@127.0.0.1:1/none', log: { warn: () => {} } })
  app = createPortal(database).app
  return () => database.close()
})

const headers = headersOf({ session: 'A'.repeat(43) })
/** Calls that are refused for their body before the database is queried. */
const refusedForBody: Partial<Record<OperationId, number>> = { uploadFile: 415, countFlowVisit: 400 }
/** The kinds of refused calls: the changed part of the call, and the status of the answer. */
const refusedCalls = {
  'by another method': [{ method: 'GET' }, 405],
  'with a body of another kind': [{ headers: { ...headers, 'content-type': 'text/plain' } }, 415],
  'from a page of another origin': [{ headers: { ...headers, origin: 'https://elsewhere.example' } }, 403],
  'while the database is unavailable': [{ payload: '{}' }, 503],
} as const

describe.each(Object.entries(refusedCalls))('a call %s', (_, [differs, status]) => {
  it.each(Object.keys(operationTable) as OperationId[])(
    'to %s is refused, and no cache stores the refusal',
    async (id) => {
      const { path: url } = operationTable[id]
      const answer = await app.inject({ method: 'POST', headers, url, ...differs })
      const expected = (status === 503 && refusedForBody[id]) || status
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([expected, 'no-store'])
    },
  )
})

it.each([
  ['/api/service/v1.0/no/such/call', 404],
  ['/readyz', 503],
  ['/files/no%20key', 404],
  ['/files/00000000-0000-4000-8000-000000000000', 503],
  ['/no-such-page', 404],
])('%s answers %i, and no cache stores the answer', async (url, status) => {
  const answer = await app.inject({ method: 'GET', url })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store'])
})
