import { expect, it, vi } from 'vitest'
import type { OperationId } from '#contract/operation.ts'

// Both trees are made of the same route objects: other test files of the worker must not share them.
vi.resetModules()
const { renderPage } = await import('./render.tsx')

const post = {
  postId: '5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36',
  announcementType: 'service',
  title: '정기 점검 안내',
  summary: '토요일 새벽에 점검합니다.',
  isPinned: false,
  publishedAt: '2026-11-20T09:00:00+09:00',
}
const list = { list: [post], total: 1, nextCursor: null, announcementType: null, search: null }

async function rendered(href: string) {
  const asked: [OperationId, unknown][] = []
  const page = await renderPage({
    href,
    nonce: 'nonce',
    origin: 'https://bitjang.example',
    answerCall: (id, input) => {
      // As the browser will ask again: what is undefined does not travel.
      asked.push([id, JSON.parse(JSON.stringify(input))])
      return Promise.resolve({ data: list })
    },
  })
  return { page, asked }
}

it.each([
  ['/notice', 'listNotices'],
  ['/support/board', 'listBoardPosts'],
])('%s is rendered whatever else its address says', async (path, id) => {
  for (const query of ['', '?utm_source=mail', '?cursor=%25', '?announcementType=nonsense&utm_source=mail']) {
    const { page, asked } = await rendered(path + query)
    expect(page?.status, query).toBe(200)
    expect(page?.body, query).toContain('정기 점검 안내')
    expect(asked, query).toEqual([[id, {}]])
  }
  const { asked } = await rendered(`${path}?search=${encodeURIComponent('점검')}&utm_source=mail`)
  expect(asked).toEqual([[id, { search: '점검' }]])
})
