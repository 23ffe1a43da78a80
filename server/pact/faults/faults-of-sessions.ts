import { randomUUID } from 'node:crypto'
import { changeCookies, changeHeaders } from './changes.ts'
import { answerFault, fault } from './fault.ts'
import type { Fault, ProxiedAnswer } from './faulty-proxy.ts'

const sessionCalls = ['getSessionInfo', 'logIn', 'logOut', 'checkPassword']

/** Returns faults that depend on an earlier call; they are created for each run. */
export const faultsOfMemory = (): Fault[] => {
  const renewedTokens = new Map<string, string>()
  const earlierAnswers = new Map<string, ProxiedAnswer>()
  const oldTokenLives = ({ headers }: { headers: { cookie?: string } }) => {
    for (const [before, token] of renewedTokens)
      if (headers.cookie) headers.cookie = headers.cookie.replace(before, token)
  }
  return [
    fault('a session that goes on after logOut', sessionCalls, {
      before: ({ operation, headers }) => operation === 'logOut' && delete headers.cookie,
      after: (given, { operation }) =>
        operation === 'logOut'
          ? { ...given, headers: { ...given.headers, 'set-cookie': ['session=; Path=/; Max-Age=0'] } }
          : undefined,
    }),
    fault('a token that goes on after its renewal', sessionCalls, {
      before: oldTokenLives,
      after: (given, { operation, headers }) => {
        const [, token] = /session=([^;]+)/.exec([given.headers['set-cookie'] ?? ''].flat().join()) ?? []
        const [, before] = /session=([^;]+)/.exec(headers.cookie ?? '') ?? []
        if (operation === 'checkPassword' && token && before) renewedTokens.set(before, token)
        return undefined
      },
    }),
    fault('a key that is ignored', ['writeInquiry'], {
      before: ({ body }) => void (body['idempotencyKey'] = randomUUID()),
    }),
    fault('a key that takes any body', ['writeInquiry'], {
      after: (given, { body }) => {
        const key = String(body['idempotencyKey'])
        if (!earlierAnswers.has(key)) earlierAnswers.set(key, given)
        return earlierAnswers.get(key)
      },
    }),
  ]
}

/** Faulty cookies and origins that a browser would accept. */
export const faultsOfCookies: Fault[] = [
  answerFault(
    'no cookie',
    ['logIn'],
    changeCookies(() => undefined),
  ),
  answerFault(
    'a cookie of another name',
    ['logIn'],
    changeCookies((line) => line.replace(/^session=/, 'JSESSIONID=')),
  ),
  answerFault(
    'a cookie that scripts read',
    ['logIn'],
    changeCookies((line) => line.replace(/; ?HttpOnly/i, '')),
  ),
  answerFault(
    'a cookie for other sites',
    ['logIn'],
    changeCookies((line) => line.replace(/SameSite=Lax/i, 'SameSite=None')),
  ),
  answerFault(
    'a cookie of one path',
    ['logIn'],
    changeCookies((line) => line.replace(/Path=\//i, 'Path=/api')),
  ),
  answerFault(
    'a cookie that logOut leaves',
    ['logOut'],
    changeCookies(() => undefined),
  ),
  answerFault(
    'no new cookie after the password check',
    ['checkPassword'],
    changeCookies(() => undefined),
  ),
  answerFault(
    'a logout without Clear-Site-Data',
    ['logIn', 'logOut'],
    changeHeaders((headers) => void delete headers['clear-site-data']),
  ),
  fault('a foreign origin that is let in', ['listNotices', 'logIn'], {
    before: ({ headers }) => delete headers.origin,
  }),
]
