import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { messages } from '#src/api/messages.ts'
import { readInteractions } from '#src/api/pact/pact-file.ts'
import type { AnswerCall } from '#src/app/page-data.ts'
import { renderPage } from '#src/app/render.tsx'
import { createAppRouter } from '#src/app/router.ts'
import { routeTree } from '#src/app/routeTree.gen.ts'
import { demoPageBrand } from '#tests/support/demo-page-brand.ts'
import { mockOf } from '../../scripts/mock.ts'
import { callsTo } from '../support/mock-calls.ts'
import { callsOfFrame, type PageCalls, pageCalls, pageCallsInBrowser } from '../support/page-calls.ts'

type Refusal = { code: number; message: string; data: object }
const problems: Record<'404' | '500' | 'timeout', Refusal> = {
  404: { code: 404, message: problemCatalogue['address.unknown'].msg, data: {} },
  500: { code: 500, message: problemCatalogue['server.failed'].msg, data: {} },
  timeout: { code: 0, message: messages.unexplained, data: {} },
}
const FAILED = /불러오지 못했습니다/g
const member = { loginYn: 'Y', passwordCheckYn: 'Y', subscriptionReadOnlyYn: 'N' }

let server: Server
let answerCall: AnswerCall

beforeAll(async () => {
  server = createServer(mockOf(readInteractions()))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  answerCall = callsTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) as AnswerCall
})
afterAll(() => new Promise((closed) => server.close(closed)))

/**
 * Renders a page as the server does if one call ends with a problem. Returns undefined if only the app can render the
 * page.
 */
async function render(page: PageCalls, failing?: OperationId, problem = problems[500]) {
  const madeCalls = new Set<OperationId>()
  const rendered = await renderPage({
    href: page.href,
    nonce: 'nonce',
    origin: 'https://bitjang.example',
    brand: demoPageBrand,
    now: new Date('2026-11-23T09:00:00+09:00'),
    isPhone: false,
    answerCall: async (id, input) => {
      madeCalls.add(id)
      if (id === failing) return { problem }
      const answer = await answerCall(id, input)
      if (!('data' in answer)) return answer
      const data = answer.data as Record<string, unknown>
      if (id === 'getUnauthSessionInfo') return { data: { ...data, ...member, ...page.member } }
      return { data: page.answers?.[id]?.(data) ?? data }
    },
  })
  const html = rendered && 'body' in rendered ? rendered.body : undefined
  const text = html?.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ' ')
  return {
    asked: [...madeCalls].filter((id) => !callsOfFrame.includes(id)),
    title: html && /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1],
    headings: [...(html?.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs) ?? [])].map(([, heading]) => heading!),
    failures: text?.match(FAILED)?.length ?? 0,
    text,
  }
}

describe.each(pageCalls)('$href', (page) => {
  let whole: Awaited<ReturnType<typeof render>>
  beforeAll(async () => {
    whole = await render(page)
  })

  it('makes exactly the listed calls', () => {
    expect(whole.title).toBeTruthy()
    expect(whole.failures).toBe(0)
    expect(whole.asked).toEqual(expect.arrayContaining([...page.parts]))
    expect(whole.asked.length).toBeGreaterThan(1)
  })

  it.each(
    page.parts.flatMap((id) => Object.entries(problems).map(([name, problem]) => ({ id, name, problem }))),
  )('shows its title and its other parts if $id fails ($name)', async ({ id, problem }) => {
    const renderedPage = await render(page, id, problem)
    expect(renderedPage.title).toMatch(
      /님,.*(?:안녕하세요|확인할 일|다음 결제)/.test(whole.title!) ? /님,/ : whole.title!,
    )
    expect(renderedPage.failures).toBe(1)
    expect(renderedPage.text).toContain(problem.message)
    expect(renderedPage.text).toContain('다시 시도하기')
    // A failed call removes at most five headings; all other headings are unchanged.
    const missingHeadings = whole.headings.filter((heading) => !renderedPage.headings.includes(heading))
    expect(missingHeadings.length).toBeLessThanOrEqual(5)
  })

  it('is complete if the page has the data of the failed call already, or shows it in another tab', async () => {
    for (const id of page.unseen ?? [])
      expect(await render(page, id), id).toMatchObject({ title: whole.title, failures: 0 })
  })

  it('is replaced by the app’s error page if a required call fails', async () => {
    for (const id of whole.asked.filter((one) => ![...page.parts, ...(page.unseen ?? [])].includes(one)))
      expect((await render(page, id)).text, id).toBeUndefined()
  })
})

it('the login is rendered after one call, with the first notice, and the form alone without the list', async () => {
  const login: PageCalls = { href: '/auth/login', member: { loginYn: 'N' }, parts: [] }
  const whole = await render(login)
  expect(whole).toMatchObject({ asked: ['listNotices'], title: '로그인', failures: 0 })
  expect(whole.text).toContain('자세히 보기')
  const left = await render(login, 'listNotices')
  expect(left).toMatchObject({ title: '로그인', failures: 0 })
  expect(left.text).not.toContain('자세히 보기')
})

it('the pages of this test include every page with several calls', () => {
  const rows = [...pageCalls, ...pageCallsInBrowser].map(({ href }) => href.replace(/\?.*/, ''))
  const router = createAppRouter({} as never, routeTree, createMemoryHistory({ initialEntries: ['/'] }))
  const routesWithLoader = Object.values(router.routesById).filter(({ options }) => options.loader)
  const severalCalls = routesWithLoader.filter(({ options }) => {
    const source = String(options.loader)
    // A loader that is imported from a separate file counts as one with several calls.
    return /\/load-[\w-]+\.ts/.test(source) || (source.match(/\bapi\.\w+\(/g)?.length ?? 0) > 1
  })
  const addresses = severalCalls.map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'))
  // The table lacks the terms page of a request, since this page can only be opened from the page before it.
  expect(addresses.filter((address) => !rows.includes(address))).toEqual(['/subscription/terms'])
})
