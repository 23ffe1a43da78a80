import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type Request } from 'express'
import SCIMMY from 'scimmy'
import { SCIMMYRouters } from 'scimmy-routers'

export type StoredUser = {
  id: string
  userName: string
  externalId?: string
  displayName?: string
  active?: boolean
  name?: { formatted?: string }
  emails?: { value: string }[]
  [schema: string]: unknown
}
export type StoredGroup = {
  id: string
  externalId?: string
  displayName: string
  members?: { value: string }[]
}
/**
 * The ways in which an endpoint misbehaves: asks to wait two minutes, fails, does not answer, executes the call
 * without answering, stores half of the data, answers with the id of another account, redirects to another address of
 * this machine, or lists no further page.
 */
export type Misbehaviour =
  | 'throttled'
  | 'failing'
  | 'silent'
  | 'lost'
  | 'half'
  | 'wrongId'
  | 'elsewhere'
  | 'short'
type Fault = { method: 'GET' | 'POST' | 'PATCH'; path: RegExp; as: Misbehaviour }
type Context = { users: Map<string, StoredUser>; groups: Map<string, StoredGroup>; isHalf: boolean }

const notFoundError = () => new SCIMMY.Types.Error(404, null as never, 'There is none.')

function declareResources(): void {
  SCIMMY.Resources.declare(SCIMMY.Resources.User)
    .ingress(async (resource, data, context) => {
      const { users, isHalf } = context as Context
      const { displayName, ...rest } = copyOf(data as unknown as StoredUser)
      const id = resource.id ?? randomUUID()
      if (resource.id !== undefined && !users.has(id)) throw notFoundError()
      const isTaken = [...users.values()].some(
        (each) => each.id !== id && each.userName.toLowerCase() === rest.userName.toLowerCase(),
      )
      if (isTaken) throw new SCIMMY.Types.Error(409, 'uniqueness', 'The name is taken.')
      const storedUser = { ...rest, ...(!isHalf && displayName !== undefined && { displayName }), id }
      users.set(id, storedUser as StoredUser)
      return copyOf(storedUser)
    })
    .egress(async (resource, context) => {
      const { users } = context as Context
      if (resource.id === undefined) return copyOf([...users.values()]) as never
      const user = users.get(resource.id)
      if (!user) throw notFoundError()
      return copyOf(user) as never
    })
  SCIMMY.Resources.User.extend(SCIMMY.Schemas.EnterpriseUser, false)
  SCIMMY.Resources.declare(SCIMMY.Resources.Group)
    .ingress(async (resource, data, context) => {
      const { groups, isHalf } = context as Context
      const id = resource.id ?? randomUUID()
      const former = groups.get(id)
      if (resource.id !== undefined && !former) throw notFoundError()
      const sentGroup = copyOf(data as unknown as StoredGroup)
      const isTaken = [...groups.values()].some(
        (each) => each.id !== id && each.displayName === sentGroup.displayName,
      )
      if (isTaken) throw new SCIMMY.Types.Error(409, 'uniqueness', 'The name is taken.')
      const storedGroup = { ...sentGroup, id, ...(isHalf && { members: former?.members ?? [] }) }
      groups.set(id, storedGroup)
      return copyOf(storedGroup)
    })
    .egress(async (resource, context) => {
      const { groups } = context as Context
      if (resource.id === undefined) return copyOf([...groups.values()]) as never
      const group = groups.get(resource.id)
      if (!group) throw notFoundError()
      return copyOf(group) as never
    })
}

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

let isDeclared = false

/**
 * Starts an app with a SCIM 2.0 endpoint by `scimmy-routers` on a port of this machine. The endpoint misbehaves at
 * the calls in `faults`, each once.
 */
export async function openScimTarget() {
  if (!isDeclared) declareResources()
  isDeclared = true
  const token = `token-${randomUUID()}`
  const users = new Map<string, StoredUser>()
  const groups = new Map<string, StoredGroup>()
  const faults: Fault[] = []
  const calls: string[] = []
  const halfRequests = new WeakSet<Request>()
  const app = express()

  app.use((request, response, next) => {
    // scimmy-routers writes numbers into the query, which Express 5 parses again at every access.
    Object.defineProperty(request, 'query', { value: request.query })
    calls.push(`${request.method} ${request.path}`)
    const at = faults.findIndex(({ method, path }) => method === request.method && path.test(request.url))
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]!.as
    if (fault === 'throttled') return void response.status(429).set('retry-after', '120').end()
    if (fault === 'failing') return void response.status(500).end()
    if (fault === 'silent') return void request.socket.destroy()
    if (fault === 'elsewhere') return response.redirect(307, 'http://127.0.0.1:1/scim')
    if (fault === 'half') halfRequests.add(request)
    const send = response.send.bind(response)
    if (fault === 'lost')
      response.send = () => {
        request.socket.destroy()
        return response
      }
    const answerChanges = {
      short: [/"Resources":\[.*\],/, '"Resources":[],'],
      wrongId: [/"id":"[^"]+"/, `"id":"${[...users.keys()][0] ?? randomUUID()}"`],
    } as const
    if (fault === 'short' || fault === 'wrongId') {
      const [pattern, instead] = answerChanges[fault]
      response.send = (body: unknown) => send(JSON.stringify(body).replace(pattern, instead))
    }
    next()
  })
  app.use(
    '/scim',
    new SCIMMYRouters({
      type: 'bearer',
      handler: (request: Request) => {
        if (request.header('authorization') !== `Bearer ${token}`) throw new Error('The token is wrong.')
        return 'portal'
      },
      context: (request: Request): Context => ({ users, groups, isHalf: halfRequests.has(request) }),
    }),
  )
  const server = await new Promise<Server>((listening) => {
    const opened = app.listen(0, '127.0.0.1', () => listening(opened))
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    host,
    url: `http://${host}/scim`,
    token,
    users,
    groups,
    faults,
    calls,

    /** Returns the names of the active accounts, sorted. */
    open: () =>
      [...users.values()]
        .filter(({ active }) => active !== false)
        .map(({ userName }) => userName)
        .toSorted(),

    /** Returns the names of the accounts in each group, sorted, by the name of the group. */
    membership: () =>
      Object.fromEntries(
        [...groups.values()].map(({ displayName, members = [] }) => [
          displayName,
          members.map(({ value }) => users.get(value)?.userName ?? value).toSorted(),
        ]),
      ),

    close: async () => {
      server.closeAllConnections()
      await new Promise<unknown>((closed) => server.close(closed))
    },
  }
}

export type ScimTargetServer = Awaited<ReturnType<typeof openScimTarget>>
