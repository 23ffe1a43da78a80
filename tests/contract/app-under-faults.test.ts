import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api, OperationId } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { type Fault, startFaultyProxy } from '#server/pact/faults/faulty-proxy.ts'
import { faults } from '#server/pact/faults/table.ts'
import { checkOf } from '#src/api/answer-check.ts'
import { createApi } from '#src/api/client.ts'
import { correctServer } from '../support/sound-server.ts'

/**
 * The expected result on the screen under a fault. `says`: a Korean message instead of the answer. `right`: the
 * correct value. `leads`: the address that the server names. `unseen`: a wrong value that cannot be recognized from
 * one answer; only the conformance kit finds it, by several calls on known test data.
 */
type Outcome = 'says' | 'right' | 'leads' | 'unseen'

const LATE_MS = 400
const MAX_PAGES = 5

/** The faults with another result than `says`. */
const otherOutcomes: Record<string, Exclude<Outcome, 'says'>> = {
  // Answers with the same meaning, as a newer or another server may send them.
  'a field too many': 'right',
  'a field too many in the data': 'right',
  'a time with another offset': 'right',
  'no message': 'right',
  'a code as text': 'right',
  'data without an envelope': 'right',
  'EUC-KR that says so': 'right',
  'JSON as text': 'right',
  'no type of content': 'right',
  'a redirect': 'leads',

  // Faults that do not affect the app: the app never makes such a call, or shows correct data although the server
  // also admits other callers.
  'a limit that is brought into range': 'right',
  'a cookie that scripts read': 'right',
  'a cookie for other sites': 'right',
  'a cookie of one path': 'right',
  'a cookie that logOut leaves': 'right',
  'a logout without Clear-Site-Data': 'right',
  'a foreign origin that is let in': 'right',
  'a session that goes on after logOut': 'right',
  'a token that goes on after its renewal': 'right',
  'a key that takes any body': 'right',

  // All rows come in one page, unchanged.
  'a limit that is ignored': 'right',

  // Each row is correct; only the order of the rows is wrong.
  'another order': 'unseen',
  'another order of apps': 'unseen',
  // The answers to two requests look like the answers to one repeated request; only the list shows both entries.
  'a key that is ignored': 'unseen',
}

let correctServerUrl: string
const stops: (() => void)[] = []
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>

beforeAll(async () => {
  const server = createServer(correctServer())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  correctServerUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  proxy = await startFaultyProxy(correctServerUrl)
  stops.push(proxy.stop, () => {
    server.close()
    server.closeAllConnections()
  })
})
afterAll(() => {
  for (const stop of stops) stop()
})

/** Creates the app's own client, which stores cookies as a browser does. */
function appAt(baseUrl: string, problem: string | undefined, onLeave: () => void): Api {
  const jar = new Map<string, string>()
  return createApi({
    baseUrl,
    isAdmin: () => false,
    now: Date.now,
    random: Math.random,
    navigate: onLeave,
    loadCheck: checkOf,
    timeoutMs: LATE_MS,
    headers: problem === undefined ? {} : { Prefer: `problem=${problem}` },
    async fetch(request) {
      const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      if (cookies !== '') request.headers.set('Cookie', cookies)
      const response = await fetch(request)
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (/max-age=0/i.test(line)) jar.delete(name)
        else jar.set(name, value)
      }
      return response
    },
  })
}

const password = 'dalbit-norae-4718'
const credentials = {
  email: 'nobody@solbaram.example',
  password,
  deviceId: '5b0f3c57-0c0e-4a38-8f3b-6c2f9a1d7e40',
}

type Page = { nextCursor: string | null; list: unknown[] }

/**
 * Reads a list page by page to its end, as a screen does; returns its rows, and the facts that are shown above each
 * page.
 */
async function pagesOf(read: (body: object) => Promise<Page>, body: object) {
  const rows: unknown[] = []
  const pageFacts = new Set<string>()
  let cursor: string | null = null
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const { list, nextCursor, ...head }: Page = await read({
      ...body,
      limit: 2,
      ...(cursor !== null && { cursor }),
    })
    rows.push(...list)
    pageFacts.add(JSON.stringify(head))
    cursor = nextCursor
    if (cursor === null) break
  }
  return { rows, heads: [...pageFacts].map((head) => JSON.parse(head) as unknown) }
}

/**
 * The calls by which the app is tested under the fault of an operation; each returns the answers that a screen would
 * get.
 */
const readings: Partial<Record<OperationId, (api: Api) => Promise<unknown>>> = {
  listNotices: async (api) => [
    // The notices are read as a single page, as most lists are, and then page by page.
    await api.listNotices({}),
    await pagesOf(api.listNotices as never, {}),
    await pagesOf(api.listNotices as never, { announcementType: 'service' }),
    await pagesOf(api.listNotices as never, { search: '점검' }),
  ],
  listApps: async (api) => [await api.listApps({}), await api.listApps({ device: 'WINDOW' })],
  estimateSubscription: (api) =>
    api.estimateSubscription({
      serviceCode: 'SSO',
      planCode: 'PRO',
      userCount: 30,
      paymentCycle: 'M',
      currency: 'KRW',
    }),
  getNotice: (api) => api.getNotice({ postId: 'd07c5a19-e684-4f2b-8a31-5b9e60c7f248' }),
  writeInquiry: async (api) => {
    // The server of this test checks only the idempotency key of the body.
    const body = { idempotencyKey: '6d1b8e4f-0a73-4c92-b5e6-9f2d7c3a8b10' } as never
    return [await api.writeInquiry(body), await api.writeInquiry(body)]
  },
}

async function sessionOf(api: Api): Promise<unknown> {
  // The remaining time is removed before answers are compared, since it decreases every second.
  const withoutExpiry = (info: object) => ({ ...info, expiresInSeconds: 0 })
  return [
    await api.logIn(credentials),
    withoutExpiry(await api.getSessionInfo({})),
    await api.checkPassword({ password }),
    withoutExpiry(await api.getSessionInfo({})),
    await api.logOut({}),
    (await api.getUnauthSessionInfo({})).loginYn,
  ]
}

function readingOf({ name, operations }: Fault): { read: (api: Api) => Promise<unknown>; problem?: string } {
  const [id] = operations as [OperationId]
  if (id === 'logIn' && /problem|tries/.test(name)) return { read: sessionOf, problem: 'credentials.wrong' }
  if (name === 'a refused body with HTTP 200') return { read: sessionOf, problem: 'request.invalid' }
  if (id === 'getNotice') return { read: readings.getNotice!, problem: 'post.missing' }
  if (['getSessionInfo', 'logIn', 'logOut', 'checkPassword'].includes(id)) return { read: sessionOf }
  return { read: readings[id] ?? ((api) => (api[id] as (body: object) => Promise<unknown>)({})) }
}

async function answerUnderFault(fault: Fault, url: string): Promise<unknown> {
  const { read, problem } = readingOf(fault)
  let isLed = false
  try {
    return { value: await read(appAt(url, problem, () => (isLed = true))) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return isLed ? 'leads' : { sentence: error.message }
  }
}

async function outcomeOf(fault: Fault): Promise<Outcome> {
  proxy.put(undefined)
  const right = await answerUnderFault(fault, proxy.url)
  proxy.put(fault)
  const faultyAnswer = await answerUnderFault(fault, proxy.url)
  if (faultyAnswer === 'leads') return 'leads'
  const { sentence } = faultyAnswer as { sentence?: string }
  if (sentence !== undefined) {
    expect(sentence).toMatch(/^[가-힣].*[다요]\.$/s)
    return 'says'
  }
  return JSON.stringify(withoutExtraFields(faultyAnswer, right)) === JSON.stringify(right)
    ? 'right'
    : 'unseen'
}

/** Removes the fields of a value that the other value lacks, since no screen shows a field that it does not know. */
function withoutExtraFields(value: unknown, model: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(model))
    return value.map((item, at) => withoutExtraFields(item, model[at]))
  if (typeof value !== 'object' || value === null || typeof model !== 'object' || model === null) return value
  const known = model as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(known)
      .filter(([name]) => name in value)
      .map(([name, inside]) => [name, withoutExtraFields((value as Record<string, unknown>)[name], inside)]),
  )
}

it.each(faults().map((fault) => [fault.name, fault] as const))('%s', async (name, fault) => {
  expect(await outcomeOf(fault)).toBe(otherOutcomes[name] ?? 'says')
})

it('the contract kit is tested with at least 75 faults, and at most three of them have answers that are each valid alone', () => {
  expect(faults().length).toBeGreaterThanOrEqual(75)
  expect(Object.values(otherOutcomes).filter((outcome) => outcome === 'unseen')).toHaveLength(3)
})

it('the table of results names only existing faults', () => {
  const names = faults().map(({ name }) => name)
  expect(Object.keys(otherOutcomes).filter((name) => !names.includes(name))).toEqual([])
})
