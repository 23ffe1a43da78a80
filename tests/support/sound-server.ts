import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, type RequestListener } from 'node:http'
import { json } from 'node:stream/consumers'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import type { ProblemName } from '#contract/problem.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { readInteractions } from '#src/api/pact/pact-file.ts'
import { type Contract, type Examples, examplesOf } from '../../scripts/contract-examples.ts'

type Json = Record<string, unknown>
type Answer = { code: number; msg: string; data: unknown }
type Reply = { answer: Answer; status?: number; cookie?: string }

const posts: Json[] = ['정기 점검', '새 기능', '점검 결과', '약관 변경', '점검 취소'].map((title, at) => ({
  postId: `5c3e0a1b-7d42-4f96-8b10-2a9d6e4c7f0${at}`,
  announcementType: at % 2 === 0 ? 'service' : 'notice',
  title,
  pinnedYn: at === 0 ? 'Y' : 'N',
  attachmentYn: 'N',
  publishedAt: '2026-11-20T10:00:00+09:00',
}))
const apps: Json[] = ['가계부', '나침반', '다이어리'].map((name, at) => ({
  appId: `8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a7${at}`,
  name,
  category: '협업',
  description: `${name} 앱입니다.`,
  icon: 'WINDOW',
  owner: 'OPERATOR',
  services: [],
  devices: at === 1 ? ['MAC'] : ['WINDOW', 'MAC'],
}))

const success = (data: unknown): Reply => ({ answer: { code: 200, msg: 'OK', data } })

function refusal(name: ProblemName, data: unknown = null): Reply {
  const { code, http, msg } = problemCatalogue[name]
  return { answer: { code, msg: msg.replace(/\{\{(\w+)\}\}/, '4'), data }, status: http }
}

/**
 * Creates a correct server for a few operations: lists with pages, filters and search words, a session with a cookie
 * that can be renewed or expire, and idempotency keys. Every other operation is answered with its example, or with
 * the refusal that the header `Prefer: problem=NAME` requests.
 */
export function correctServer(): RequestListener {
  const contract = JSON.parse(readFileSync('contract/openapi.gen.json', 'utf8')) as Contract
  const examples = examplesOf(contract, readInteractions())
  const idAt = new Map(
    Object.entries(operationTable).map(([id, { path }]) => [path as string, id as OperationId]),
  )
  const sessions = new Set<string>()
  const keys = new Map<unknown, Reply>()

  return (request, response) => {
    void json(request)
      .catch(() => ({}))
      .then((body) => {
        const id = idAt.get(request.url ?? '')
        const {
          answer,
          status = 200,
          cookie,
        } = id ? replyOf(id, body as Json, request) : refusal('address.unknown')
        response.writeHead(status, {
          'Content-Type': 'application/json; charset=utf-8',
          ...(cookie !== undefined && { 'Set-Cookie': cookie }),
        })
        response.end(JSON.stringify(answer))
      })
  }

  function replyOf(id: OperationId, body: Json, { headers }: IncomingMessage): Reply {
    const shown = examples.get(id)!
    const [, wanted] = /^problem=(.+)/.exec(String(headers.prefer)) ?? []
    if (wanted !== undefined) {
      const { value, status } = shown.problems.get(wanted as ProblemName) ?? {
        value: refusal(wanted as ProblemName).answer,
        status: problemCatalogue[wanted as ProblemName].http,
      }
      return { answer: value as Answer, status }
    }
    if (id === 'listNotices') return success(pageOf(posts, body, { announcementType: null, search: null }))
    if (id === 'listApps')
      return success({
        ...pageOf(apps, body, { search: null, category: null, device: null }),
        categories: ['협업'],
      })
    const [, token = ''] = /session=([^;]+)/.exec(headers.cookie ?? '') ?? []
    return (
      replyForSession(id, token, shown) ?? replyForKey(body) ?? success((shown.success.value as Answer).data)
    )

    function replyForKey({ idempotencyKey }: Json): Reply | undefined {
      if (idempotencyKey === undefined) return undefined
      const made =
        keys.get(idempotencyKey) ??
        success({
          ...((shown.success.value as Answer).data as Json),
          inquiryNo: `Q2099-00${1000 + keys.size}`,
        })
      keys.set(idempotencyKey, made)
      return made
    }
  }

  function replyForSession(id: OperationId, token: string, shown: Examples): Reply | undefined {
    const { data } = shown.success.value as Answer
    const given = (): string => {
      sessions.delete(token)
      const newSession = randomUUID()
      sessions.add(newSession)
      return `session=${newSession}; Path=/; HttpOnly; SameSite=Lax`
    }
    if (id === 'logIn') return { ...success({ loginYn: 'Y', mfaType: 'none' }), cookie: given() }
    if (id === 'logOut') {
      sessions.delete(token)
      return { ...success(data), cookie: 'session=; Path=/; Max-Age=0' }
    }
    const isMember = sessions.has(token)
    if (id === 'getUnauthSessionInfo') return success({ ...(data as Json), loginYn: isMember ? 'Y' : 'N' })
    if (id === 'checkPassword')
      return isMember ? { ...success(data), cookie: given() } : refusal('session.missing')
    if (id === 'getSessionInfo' && !isMember)
      return refusal(token === '' ? 'session.missing' : 'session.expired')
    return undefined
  }
}

function pageOf(rows: Json[], body: Json, filters: Json): Json {
  const { limit = 20, cursor = 'r0', search, device, ...equal } = body
  const matchingRows = rows.filter(
    (row) =>
      Object.entries(equal).every(([name, value]) => row[name] === value) &&
      (device === undefined || (row['devices'] as unknown[]).includes(device)) &&
      (search === undefined || String(row['title'] ?? row['name']).includes(search as string)),
  )
  const begin = Number(String(cursor).slice(1))
  const end = begin + (limit as number)
  const { limit: _, cursor: __, ...asked } = body
  return {
    ...filters,
    ...asked,
    total: matchingRows.length,
    nextCursor: end < matchingRows.length ? `r${end}` : null,
    list: structuredClone(matchingRows.slice(begin, end)),
  }
}
