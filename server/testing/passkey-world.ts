import { randomUUID } from 'node:crypto'
import { type Authenticator, createAuthenticator } from './authenticator.ts'
import type { Portal } from './portal.ts'

/** Logs a member in; returns a session with a fresh proof of identity, in which the login methods may be changed. */
export async function verifiedSession(portal: Portal, email: string): Promise<string> {
  const session = await portal.logInFully(email)
  return portal.verify(session)
}

/** Creates an authenticator for the portal's site. */
export const authenticatorAt = (portal: Portal, more: { synced?: boolean; counts?: boolean } = {}) =>
  createAuthenticator({ origin: portal.config.site, ...more })

/** Registers a new passkey in a session. */
export async function register(
  portal: Portal,
  session: string,
  authenticator: Authenticator,
  name = '업무용 노트북',
) {
  const { data: options } = await portal.call('startPasskeyRegistration', {}, { session })
  const credential = authenticator.create(options)
  return portal.call(
    'finishPasskeyRegistration',
    { idempotencyKey: randomUUID(), name, credential },
    { session },
  )
}

/** Adds a member with a passkey; returns the member, the session, the authenticator and the passkey. */
export async function memberWithPasskey(portal: Portal, more: { synced?: boolean; counts?: boolean } = {}) {
  const member = await portal.addMember()
  const session = await verifiedSession(portal, member.email)
  const authenticator = authenticatorAt(portal, more)
  const { data } = await register(portal, session, authenticator)
  return { member, session, authenticator, passkey: data }
}

/** Begins a login by passkey; returns the challenge and its cookie. */
export async function beginLogin(portal: Portal, cookies: Record<string, string> = {}, address?: string) {
  const { data, cookies: set } = await portal.call('startPasskeyLogin', {}, { cookies, address })
  return { options: data, cookies: { ...cookies, ...set } }
}

/** Logs in by passkey; the authenticator may fake values. */
export async function logInByPasskey(
  portal: Portal,
  authenticator: Authenticator,
  faked: Parameters<Authenticator['get']>[1] = {},
  address?: string,
) {
  const { options, cookies } = await beginLogin(portal, {}, address)
  return portal.call(
    'finishPasskeyLogin',
    { deviceId: randomUUID(), credential: authenticator.get(options, faked) },
    { cookies, address },
  )
}
