import { randomUUID } from 'node:crypto'
import type { OperationId } from '../../contract/operation.ts'
import { operationTable } from '../../contract/operations.gen.ts'
import { encodePersonal } from '../../domain/personal-fields.ts'
import { demoAccounts, demoPassword } from '../../server/db/demo/demo-accounts.ts'
import { demoAppKey } from '../../server/db/demo/demo-app-key.ts'
import { EVALUATION_PATH } from '../../server/domains/access/evaluation/paths.ts'

/** The person whose session a call uses. */
export type Role = 'member' | 'approver'
export type Call = { operation: OperationId; input: object; as?: Role }
/** A request of an app to the portal, with the API key of the demo. */
type Question = { path: string; body: object }
/**
 * A measured request: a call of the contract, or a page. `goal` is the minimum share of the bare server's requests
 * per second; `halfLoadP99Ms` is the maximum 99th percentile, in milliseconds, at half of the possible requests per
 * second.
 */
export type Subject = { name: string; goal?: number; halfLoadP99Ms?: number; connections?: number } & (
  | Call
  | { page: string }
  | Question
)

/** The id of the app that makes requests with the API key of the demo. */
export const benchApp = '5d2c1e90-7b34-4f68-a1c2-3e9f80b7d645'
const [, approver, member] = demoAccounts
export const people = { member, approver } satisfies Record<Role, { email: string }>
const credentials = { email: member.email, password: demoPassword, deviceId: randomUUID() }
const listGoal = 0.4

export const subjects: readonly Subject[] = [
  { name: 'session-check', goal: 0.75, operation: 'getUnauthSessionInfo', input: {}, as: 'member' },
  { name: 'session-read', goal: 0.75, operation: 'getSessionInfo', input: {}, as: 'member' },
  // One connection: simultaneous logins to one account would be treated as attempts to guess its password, and be
  // delayed.
  { name: 'login', operation: 'logIn', input: credentials, connections: 1 },
  { name: 'subscriptions', goal: listGoal, operation: 'listSubscriptions', input: {}, as: 'member' },
  { name: 'approval-queue', goal: listGoal, operation: 'listAdminAccessRequests', input: {}, as: 'approver' },
  { name: 'notices', goal: listGoal, operation: 'listNotices', input: {} },
  { name: 'bills', goal: listGoal, operation: 'listBills', input: {}, as: 'member' },
  {
    name: 'evaluation',
    goal: 0.5,
    halfLoadP99Ms: 20,
    path: EVALUATION_PATH,
    body: {
      subject: { type: 'user', id: member.email },
      action: { name: 'use' },
      resource: { type: 'app', id: benchApp },
    },
  },
  { name: 'home-page', page: '/' },
]

export type Request = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** Returns the request of a subject, with the cookie of its role. */
export function requestOf(subject: Subject, cookies: Partial<Record<Role, string>>): Request {
  if ('page' in subject) return { method: 'GET', path: subject.page, headers: { accept: 'text/html' } }
  if ('path' in subject) {
    const { path, body } = subject
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${demoAppKey}` }
    return { method: 'POST', path, headers, body: JSON.stringify(body) }
  }
  return requestFor(subject.operation, subject.input, subject.as && cookies[subject.as])
}

/** Returns the request by which a browser calls an operation. */
export function requestFor(id: OperationId, input: object, cookie: string | undefined): Request {
  const { path, personalInput } = operationTable[id]
  return {
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/json',
      'x-request-id': '179524539466112345678U001',
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      ...(cookie !== undefined && { cookie }),
    },
    body: JSON.stringify(encodePersonal(personalInput, input)),
  }
}
