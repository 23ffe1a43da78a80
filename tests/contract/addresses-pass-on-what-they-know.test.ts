import { type AnyRouteMatch, createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { Api, OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { decodePersonal, encodePersonal } from '#domain/personal-fields.ts'
import { createValidation } from '#server/http/calls/validate.ts'
import { operationOf, readInteractions } from '#src/api/pact/pact-file.ts'
import { createAppRouter } from '#src/app/router.ts'
import { routeTree } from '#src/app/routeTree.gen.ts'
import type { Machines } from '#src/components/context/app-context.ts'
import { machinesOfVisitor } from '#src/components/testing/sample-machines.ts'
import { operationActors } from '#src/machines/operation-actors.ts'
import { sessionMachine } from '#src/machines/session/session.machine.ts'
import { isSettled } from '#src/machines/session/session-selectors.ts'
import { completeAnswer } from '../../scripts/contract-example.ts'

type Search = Record<string, unknown>
type Call = [id: OperationId, body: unknown]

const uuid = '5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36'
const whole = { loginYn: 'Y', passwordCheckYn: 'Y', staffYn: 'Y', accessAdminYn: 'Y', securityAdminYn: 'Y' }
const { isBody } = createValidation()
const answers = new Map(
  readInteractions()
    .filter(({ response }) => response.body.content.code === 200)
    .map((interaction) => {
      const id = operationOf(interaction)
      const { data } = completeAnswer(id, { msg: '', ...interaction.response.body.content })
      return [id, decodePersonal(operationTable[id].personalOutput, data as object)]
    }),
)

let calls: Call[] = []
// Bodies as on the wire: undefined fields are omitted.
const api = new Proxy({} as Api, {
  get: (_, name) => (input: object) => {
    const id = name as OperationId
    const body: unknown = JSON.parse(JSON.stringify(encodePersonal(operationTable[id].personalInput, input)))
    calls.push([id, body])
    return Promise.resolve(id === 'getUnauthSessionInfo' ? { ...answers.get(id), ...whole } : answers.get(id))
  },
})
const session = createActor(sessionMachine.provide({ actors: operationActors(api) }), {
  input: { newDeviceId: () => uuid },
}).start()
await waitFor(session, isSettled)

const visitors = machinesOfVisitor()
const members: Machines = { ...visitors, session }
const routerAt = (href: string, machines = visitors) =>
  createAppRouter({ api, machines }, routeTree, createMemoryHistory({ initialEntries: [href] }))
const router = routerAt('/')
const addresses = Object.keys(router.routesByPath).map((path) => path.replaceAll(/\$\w+/g, uuid))

/** Returns the names of the search parameters of an address. */
function parametersOf(pathname: string): string[] {
  const [routes] = router.getMatchedRoutes(pathname)
  return routes.flatMap(({ options: { validateSearch } }) =>
    typeof validateSearch === 'function' ? Object.keys(validateSearch({}) as object) : [],
  )
}
const searchWith = (known: string[]): Search =>
  Object.fromEntries(
    known.flatMap((name) => {
      if (/(?<!draft)Id$/.test(name)) return [[name, uuid]]
      return name === 'approvalType' ? [[name, 'APPLY']] : []
    }),
  )
const allNames = [...new Set(addresses.flatMap(parametersOf))]

/**
 * Records the calls that the loaders of an address make, for every accepted caller. Each body must be valid for
 * openapi.yaml.
 */
async function callsOf(machines: Machines, pathname: string, search: Search): Promise<Call[]> {
  calls = []
  // A new api object for each address, since some loaders call an operation only once for each api.
  const freshApi: typeof api = Object.create(api)
  const href = `${pathname}${router.options.stringifySearch(search)}`
  const matchedRouter = routerAt(href, machines)
  for (const match of matchedRouter.matchRoutes(matchedRouter.latestLocation) as AnyRouteMatch[]) {
    const id = match.routeId as keyof typeof matchedRouter.routesById
    const { loader } = matchedRouter.routesById[id].options as {
      loader?: (order: object) => unknown
    }
    const order = { deps: match.loaderDeps, params: match.params, abortController: new AbortController() }
    // A loader may redirect, or fail to find an object in an example answer; only its calls matter.
    const load = async () => loader?.({ ...order, context: { api: freshApi, machines } })
    await load().catch(() => {})
  }
  for (const [id, body] of calls)
    expect(isBody(id, structuredClone(body)), `${href}: ${id} ${JSON.stringify(body)}`).toBe(true)
  return calls
}

it.each([
  ['a visitor', visitors],
  ['a member', members],
])('every address of %s calls the same with parameters that it does not know', async (_, machines) => {
  const calledOperations = new Set<OperationId>()
  for (const pathname of addresses) {
    const known = parametersOf(pathname)
    const right = searchWith(known)
    const unknownParameters = Object.fromEntries(
      ['utm_source', 'fbclid', 'constructor', ...allNames]
        .filter((name) => !known.includes(name))
        .map((name) => [name, 'mail']),
    )
    const plain = await callsOf(machines, pathname, right)
    expect(await callsOf(machines, pathname, { ...right, ...unknownParameters }), pathname).toEqual(plain)
    for (const [id] of plain) calledOperations.add(id)
  }
  // Expects that the pages with data are included; without them this test would prove nothing.
  expect(calledOperations.size).toBeGreaterThan(30)
})

it('every address treats an invalid parameter like a missing one', async () => {
  const invalidValues = [`!${'가'.repeat(300)}`, { a: 1 }, ['x', 'y'], 'a\u0000b', '\u0000', null]
  for (const pathname of addresses) {
    const known = parametersOf(pathname)
    const right = searchWith(known)
    for (const name of known) {
      const { [name]: _, ...rest } = right
      const plain = await callsOf(members, pathname, rest)
      for (const value of invalidValues)
        expect(
          await callsOf(members, pathname, { ...rest, [name]: value }),
          `${pathname}: ${name} ${JSON.stringify(value)}`,
        ).toEqual(plain)
      for (const value of [-1, 0, 1e300, true, '', ' ', 'nonsense'])
        await callsOf(members, pathname, { ...rest, [name]: value })
    }
  }
})
