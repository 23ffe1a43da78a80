import { randomUUID } from 'node:crypto'
import { changeHeaders, cookies } from './changes.ts'
import { after, fault } from './fault.ts'
import type { Fault, ProxiedAnswer } from './faulty-proxy.ts'

const session = ['getSessionInfo', 'logIn', 'logOut', 'checkPassword']

/** Faults that depend on an earlier call; created for each run. */
export const faultsOfMemory = (): Fault[] => {
  const renewed = new Map<string, string>()
  const answered = new Map<string, ProxiedAnswer>()
  const oldTokenLives = ({ headers }: { headers: { cookie?: string } }) => {
    for (const [before, token] of renewed)
      if (headers.cookie) headers.cookie = headers.cookie.replace(before, token)
  }
  return [
    fault('a session that goes on after logOut', session, {
      before: ({ operation, headers }) => operation === 'logOut' && delete headers.cookie,
      after: (given, { operation }) =>
        operation === 'logOut'
          ? { ...given, headers: { ...given.headers, 'set-cookie': ['session=; Path=/; Max-Age=0'] } }
          : undefined,
    }),
    fault('a token that goes on after its renewal', session, {
      before: oldTokenLives,
      after: (given, { operation, headers }) => {
        const [, token] = /session=([^;]+)/.exec([given.headers['set-cookie'] ?? ''].flat().join()) ?? []
        const [, before] = /session=([^;]+)/.exec(headers.cookie ?? '') ?? []
        if (operation === 'checkPassword' && token && before) renewed.set(before, token)
        return undefined
      },
    }),
    fault('a key that is ignored', ['writeInquiry'], {
      before: ({ body }) => void (body['idempotencyKey'] = randomUUID()),
    }),
    fault('a key that takes any body', ['writeInquiry'], {
      after: (given, { body }) => {
        const key = String(body['idempotencyKey'])
        if (!answered.has(key)) answered.set(key, given)
        return answered.get(key)
      },
    }),
  ]
}

/** Faulty cookies and origins that a browser would accept. */
export const faultsOfCookies: Fault[] = [
  after(
    'no cookie',
    ['logIn'],
    cookies(() => undefined),
  ),
  after(
    'a cookie of another name',
    ['logIn'],
    cookies((line) => line.replace(/^session=/, 'JSESSIONID=')),
  ),
  after(
    'a cookie that scripts read',
    ['logIn'],
    cookies((line) => line.replace(/; ?HttpOnly/i, '')),
  ),
  after(
    'a cookie for other sites',
    ['logIn'],
    cookies((line) => line.replace(/SameSite=Lax/i, 'SameSite=None')),
  ),
  after(
    'a cookie of one path',
    ['logIn'],
    cookies((line) => line.replace(/Path=\//i, 'Path=/api')),
  ),
  after(
    'a cookie that logOut leaves',
    ['logOut'],
    cookies(() => undefined),
  ),
  after(
    'no new cookie after the password check',
    ['checkPassword'],
    cookies(() => undefined),
  ),
  after(
    'a logout without Clear-Site-Data',
    ['logIn', 'logOut'],
    changeHeaders((headers) => void delete headers['clear-site-data']),
  ),
  fault('a foreign origin that is let in', ['listNotices', 'logIn'], {
    before: ({ headers }) => delete headers.origin,
  }),
]
