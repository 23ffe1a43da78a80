import { readContract } from '../checks/contract.ts'
import type { Values } from '../worlds.ts'
import type { Reply, ScenarioClient, SetCookie } from './client.ts'

export type Scenario = { name: string; operation: string; run: (client: ScenarioClient) => Promise<void> }

// An invented session token, of 43 characters like every token.
const session = 'Sc1nAr5oWcXm9KyLr4HbPg7JdSe1FaUo8IiQt3XwBkV'
const password = 'dalbit-norae-4718'
const email = 'scenario@solbaram.example'
const credentials = { email: base64(email), password, deviceId: '5b0f3c57-0c0e-4a38-8f3b-6c2f9a1d7e40' }
const code = { challengeId: '8f6d2b1e-4a57-4f0c-9c3d-71e5a0b2c946', code: '482915' }

/** Scenarios of the session cookie, from the login to the end of the session. */
export const sessionScenarios: Scenario[] = [
  {
    name: 'logIn gives a cookie that is a session, until logOut ends it',
    operation: 'logIn',
    async run(client) {
      await client.world('a member with an account', { email, password, mfaType: 'none' })
      const cookie = requireCookie(client, 'logIn', await client.call('logIn', credentials))
      await holdSession(client, cookie, 'after logIn')
      expectSessionRemoved(client, 'logOut', await client.call('logOut', {}, { cookie }))
      await holdEnded(client, cookie, 'after logOut')
    },
  },
  {
    name: 'endSession of the own session ends it as logOut does',
    operation: 'endSession',
    async run(client) {
      await client.world('a member with an account', { email, password, mfaType: 'none' })
      const cookie = requireCookie(client, 'logIn', await client.call('logIn', credentials))
      const { data } = await client.call('listSessions', {}, { cookie })
      const own = (data?.['list'] as Values[] | undefined)?.find((row) => row['currentYn'] === 'Y')
      if (own === undefined) throw new Error('listSessions: none of the sessions is the current one.')
      const { sessionId } = own
      expectSessionRemoved(client, 'endSession', await client.call('endSession', { sessionId }, { cookie }))
      await holdEnded(client, cookie, 'after endSession')
    },
  },
  {
    name: 'logIn under a cookie that the browser brings along gives another one',
    operation: 'logIn',
    async run(client) {
      await client.world('a member with an account', { email, password, mfaType: 'none' })
      const reply = await client.call('logIn', credentials, { cookie: `session=${session}` })
      const cookie = requireCookie(client, 'logIn', reply)
      client.hold(cookie !== `session=${session}`, 'logIn: it took over the token that was brought along')
    },
  },
  renewalScenario(
    'checkPassword',
    'a logged-in member',
    { session, passwordCheckYn: 'N', password },
    { password },
  ),
  renewalScenario(
    'verifyMfaCode',
    'a code was sent',
    { session, ...code, ageSeconds: 5, wrongTries: 0 },
    code,
  ),
  {
    name: 'logOut by a visitor is a success',
    operation: 'logOut',
    async run(client) {
      const { code } = await client.call('logOut', {})
      client.hold(code === 200, `logOut: it answered a visitor with code ${code}`)
    },
  },
]

/**
 * Creates a scenario for an operation that renews the token of a session: the new token must be valid, and the
 * previous one invalid.
 */
function renewalScenario(operation: string, world: string, params: Values, body: object): Scenario {
  return {
    name: `${operation} renews the cookie, and the one before it is dead`,
    operation,
    async run(client) {
      await client.world(world, params)
      const previousCookie = `session=${session}`
      const cookie = requireCookie(
        client,
        operation,
        await client.call(operation, body, { cookie: previousCookie }),
      )
      client.hold(cookie !== previousCookie, `${operation}: the token is the same as before`)
      await holdSession(client, cookie, `after ${operation}`)
      await holdEnded(client, previousCookie, `with the token before ${operation}`)
    },
  }
}

function requireCookie(client: ScenarioClient, operation: string, { code, cookies }: Reply): string {
  client.hold(code === 200, `${operation}: it was answered with code ${code}`)
  const cookie = cookies.get('session')
  if (cookie === undefined) throw new Error(`${operation}: there is no cookie "session".`)
  for (const attribute of ['httponly', 'samesite=lax', 'path=/'])
    client.hold(cookie.attributes.includes(attribute), `${operation}: the cookie has no ${attribute}`)
  return `session=${cookie.value}`
}

/**
 * Checks that an answer ends the session: the answer removes the session cookie and makes the browser clear its
 * storage.
 */
function expectSessionRemoved(client: ScenarioClient, operation: string, { cookies, forgets }: Reply): void {
  const removedCookie = cookies.get('session')
  client.hold(
    removedCookie !== undefined && isRemoval(removedCookie),
    `${operation}: it does not remove the cookie`,
  )
  client.hold(
    forgets.includes('"storage"'),
    `${operation}: its header Clear-Site-Data is ${forgets || 'missing'}`,
  )
}

async function holdSession(client: ScenarioClient, cookie: string, when: string) {
  const { code } = await client.call('getSessionInfo', {}, { cookie })
  client.hold(code === 200, `getSessionInfo ${when}: code ${code}, not a session`)
}

async function holdEnded(client: ScenarioClient, cookie: string, when: string) {
  const { code } = await client.call('getSessionInfo', {}, { cookie })
  const sessionProblems = ['session.missing', 'session.expired'].map(readContract().codeOf)
  client.hold(
    sessionProblems.includes(code),
    `getSessionInfo ${when}: code ${code}, not ${sessionProblems.join(' or ')}`,
  )
}

const isRemoval = ({ value, attributes }: SetCookie) =>
  value === '' || attributes.some((one) => one === 'max-age=0' || one.startsWith('expires=thu, 01 jan 1970'))

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
