import { expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { BUILT_MARK } from '#src/components/context/brand.ts'
import { renderPage } from './render.tsx'

const post = {
  postId: '5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36',
  announcementType: 'service',
  title: '정기 점검 안내',
  summary: '토요일 새벽에 점검합니다.',
  isPinned: false,
  publishedAt: '2026-11-20T09:00:00+09:00',
}
const list = { list: [post], total: 1, nextCursor: null, announcementType: null, search: null }

const anonymous = {
  loginYn: 'N',
  passwordCheckYn: 'N',
  mfaType: 'none',
  subscribeYn: 'N',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 0,
  expiresInSeconds: 0,
}
const onEveryPage: [OperationId, unknown][] = [
  ['getUnauthSessionInfo', {}],
  ['getOperator', {}],
]

async function renderAddress(href: string, isPhone = false) {
  const answeredCalls: [OperationId, unknown][] = []
  const page = await renderPage({
    href,
    nonce: 'nonce',
    origin: 'https://bitjang.example',
    brand: { name: '빗장', mark: BUILT_MARK },
    now: new Date('2026-11-23T09:00:00+09:00'),
    isPhone,
    answerCall: (id, input) => {
      // Drops undefined fields, as the browser does when it sends a call.
      answeredCalls.push([id, JSON.parse(JSON.stringify(input))])
      return Promise.resolve({ data: id === 'getUnauthSessionInfo' ? anonymous : list })
    },
  })
  return { page: page && 'status' in page ? page : undefined, asked: answeredCalls }
}

it.each([
  ['/notice', 'listNotices'],
  ['/support/board', 'listBoardPosts'],
])('%s is rendered whatever else its address contains', async (path, id) => {
  for (const query of ['', '?utm_source=mail', '?cursor=%25', '?announcementType=nonsense&utm_source=mail']) {
    const { page, asked } = await renderAddress(path + query)
    expect(page?.status, query).toBe(200)
    expect(page?.body, query).toContain('정기 점검 안내')
    expect(asked, query).toEqual([...onEveryPage, [id, {}]])
  }
  const { asked } = await renderAddress(`${path}?search=${encodeURIComponent('점검')}&utm_source=mail`)
  expect(asked).toEqual([...onEveryPage, [id, { search: '점검' }]])
})

it.each([true, false])(
  'the page data contains whether the page was rendered for a phone: %s',
  async (isPhone) => {
    expect((await renderAddress('/notice', isPhone)).page?.data.isPhone).toBe(isPhone)
  },
)
