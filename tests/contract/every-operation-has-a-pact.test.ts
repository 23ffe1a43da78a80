import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import { operationTable } from '#contract/operations.gen.ts'
import type { ProblemName } from '#contract/problem.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { allRefusals } from '#src/api/pact/all-refusals.ts'
import { operationOf, readInteractions } from '#src/api/pact/pact-file.ts'
import { problemsOfAccess, refusalsOf, successesIn } from '#src/api/pact/refusals.ts'
import { operations } from './contract-file.ts'

const FOLDER = 'src/api/pact'
const interactions = readInteractions()
const ids = Object.keys(operationTable) as OperationId[]

describe.each(ids)('%s', (id) => {
  const { path } = operationTable[id]
  const { access, problems } = operationRules[id]
  const own = interactions.filter((interaction) => operationOf(interaction) === id)
  const codes = own.map(({ response }) => response.body.content.code)

  it('has an interaction for its success', () => {
    expect(codes).toContain(200)
  })

  it.each<ProblemName>([...problems, ...problemsOfAccess[access]])('has an interaction for %s', (problem) => {
    expect(codes).toContain(problemCatalogue[problem].code)
  })

  it('is called at its own path', () => {
    expect(new Set(own.map(({ request }) => request.path))).toEqual(new Set([path]))
  })
})

/** Lists that have at most one row in all test data. */
const oneRow = new Set<OperationId>([
  'listAbnormalEvents',
  'listAccessDecisions',
  'listAccessRequests',
  'listAdminAccessDecisions',
  'listAdminAccessGrants',
  'listAdminAccessRequests',
  'listAdminApps',
  'listAdminBills',
  'listAdminCompanyApps',
  'listAdminCompanyRequests',
  'listAdminDelegations',
  'listAdminMemberCounsels',
  'listAuditRecords',
  'listBills',
])

it('every list has an interaction for the page after the first one', () => {
  const pagedOperations = operations.filter(
    ({ requestBody }) => requestBody.content?.['application/json']?.schema.properties?.['cursor'],
  )
  // A cursor can be read only by the server that created it, so a pact must not contain one.
  const pageInteractions = interactions.filter(({ request }) => request.generators?.body?.['$.cursor'])
  const written = interactions.filter(
    ({ request: { body }, response }) =>
      response.body.content.code === 200 && (body.content as { cursor?: string } | null)?.cursor,
  )
  expect(written).toEqual(pageInteractions)
  expect(new Set(pageInteractions.map(operationOf))).toEqual(
    new Set(pagedOperations.map(({ operationId }) => operationId).filter((id) => !oneRow.has(id))),
  )
})

/**
 * The answers of these operations also remove another cookie, and a pact matches every cookie of an answer against
 * the same pattern.
 */
const withTwoCookies = new Set<string>(['completeSignup', 'finishPasskeyLogin'])

/**
 * Operations that remove the session cookie only if they end the session of the caller; for `endSession` the
 * scenarios of the conformance kit test this.
 */
const ownSessionOperations = new Set<string>(['endSession', 'resetPassword', 'undoContactChange'])

it('the pact has an interaction for every cookie that an operation sets according to openapi.yaml', () => {
  const cookieOperations = operations.filter(({ responses }) => responses['200'].headers)
  expect(cookieOperations.length).toBeGreaterThan(4)
  const cookieInteractions = interactions.filter(({ response }) => 'Set-Cookie' in response.headers)
  expect(new Set(cookieInteractions.map(operationOf))).toEqual(
    new Set(
      cookieOperations
        .map(({ operationId }) => operationId)
        .filter((id) => !withTwoCookies.has(id) && !ownSessionOperations.has(id)),
    ),
  )
})

it('the pact has an interaction with a body that violates the contract', () => {
  expect(interactions.map(({ response }) => response.status)).toContain(400)
})

it('the pact has only patterns that match whole texts, since some verifiers also accept a match of a part', () => {
  const patterns = [...JSON.stringify(interactions).matchAll(/"regex":"((?:[^"\\\\]|\\\\.)*)"/g)].map(
    ([, one]) => one!,
  )
  expect(patterns.length).toBeGreaterThan(ids.length)
  expect(patterns.filter((one) => one.startsWith('^') && !one.endsWith('$'))).toEqual([])
})

const accessWithFactor = ['admin', 'staff', 'verifiedAdmin', 'verifiedStaff'] as const
it.each(accessWithFactor)(
  'the pact has an interaction for a caller without the second factor that the access %s requires',
  (access) => {
    const refusals = interactions.filter(
      ({ response }) => response.body.content.code === problemCatalogue['factor.missing'].code,
    )
    expect(refusals.map((interaction) => operationRules[operationOf(interaction)].access)).toContain(access)
  },
)

// The pact library can silently lose interactions.
it('the pact has exactly the interactions that the consumer tests describe', () => {
  const description = /\.uponReceiving\(\s*'([^']+)',?\s*\)/g
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.pact.test.ts'))
  const written = files.flatMap((file) =>
    [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(description)].map(([, text]) => text),
  )
  const rows = [...refusalsOf(allRefusals), ...successesIn(allRefusals)].map(({ description: text }) => text)
  const expectedDescriptions = [...written, ...rows]
  expect(expectedDescriptions.length).toBeGreaterThan(ids.length)
  expect(interactions).toHaveLength(expectedDescriptions.length)
  expect(new Set(interactions.map(({ description: text }) => text))).toEqual(new Set(expectedDescriptions))
})
