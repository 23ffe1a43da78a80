import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { oneOf, time, yn } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import { first, postRefusals, second, third } from './post.refusals.ts'

const { eachLike, integer, regex, string } = Matchers
const [service, security] = ['service', 'security'] as const
const maintenance = { announcementType: service, title: '정기 점검 안내' }
const warning = { announcementType: security, title: '사칭 문자 주의' }

const listedNotice = (
  postId: string,
  { announcementType, title }: typeof maintenance | typeof warning,
  pinned: 'Y' | 'N',
) => ({
  postId,
  announcementType,
  title,
  pinnedYn: pinned,
  attachmentYn: yn('N'),
  publishedAt: time('2026-11-20T10:00:00+09:00'),
})
const attachment = eachLike({
  fileName: string('정기 점검 안내문.pdf'),
  contentType: oneOf('application/pdf', 'image/png', 'image/jpeg'),
  size: integer(184_320),
  url: regex('^/files/[A-Za-z0-9_-]{1,64}$', '/files/Zt4pQ0'),
})
const fullNotice = {
  postId: second,
  announcementType: service,
  title: string('정기 점검 안내'),
  summary: string('점검을 진행합니다. 점검 시간'),
  body: string('점검을 진행합니다.\n\n## 점검 시간'),
  pinnedYn: yn('Y'),
  publishedAt: time('2026-11-20T10:00:00+09:00'),
  attachments: attachment,
  previous: { postId: first, title: string('지난 공지') },
  next: { postId: third, title: string('다음 공지') },
}
const shownNotice = {
  body: '점검을 진행합니다.\n\n## 점검 시간',
  summary: '점검을 진행합니다. 점검 시간',
  attachments: [
    { fileName: '정기 점검 안내문.pdf', contentType: 'application/pdf', size: 184_320, url: '/files/Zt4pQ0' },
  ],
  previous: { postId: first, title: '지난 공지' },
  next: { postId: third, title: '다음 공지' },
}

describe('listNotices', () => {
  it('returns the pinned notices first, then the newest', () =>
    beginInteraction('published posts', {
      board: 'NOTICE',
      posts: [
        { postId: first, ...maintenance, pinnedYn: 'N' },
        { postId: second, ...warning, pinnedYn: 'Y' },
      ],
    })
      .uponReceiving('listNotices of every category')
      .withRequest(...calling('listNotices', {}))
      .willRespondWith(
        ...successAnswer({
          announcementType: null,
          search: null,
          total: 2,
          nextCursor: null,
          list: [listedNotice(second, warning, 'Y'), listedNotice(first, maintenance, 'N')],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server).listNotices({})
        expect(page).toMatchObject({ announcementType: null, search: null, total: 2, nextCursor: null })
        expect(page.list.map(({ postId, pinnedYn }) => [postId, pinnedYn])).toEqual([
          [second, 'Y'],
          [first, 'N'],
        ])
      }))

  it('returns the notices of one category that match a search, with the filter', () =>
    beginInteraction('published posts', {
      board: 'NOTICE',
      posts: [
        { postId: first, ...maintenance, pinnedYn: 'N' },
        { postId: second, ...warning, pinnedYn: 'N' },
      ],
    })
      .uponReceiving('listNotices of one category with a search')
      .withRequest(...calling('listNotices', { announcementType: 'security', search: '사칭 문자' }))
      .willRespondWith(
        ...successAnswer({
          announcementType: 'security',
          search: '사칭 문자',
          total: 1,
          nextCursor: null,
          list: [listedNotice(second, warning, 'N')],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server).listNotices({ announcementType: 'security', search: '사칭 문자' })
        expect(page).toMatchObject({
          announcementType: 'security',
          search: '사칭 문자',
          total: 1,
          list: [{ postId: second }],
        })
      }))

  it('returns a page and the cursor of the next one', () =>
    beginInteraction('published posts', {
      board: 'NOTICE',
      posts: [
        { postId: first, ...maintenance, pinnedYn: 'N' },
        { postId: second, ...warning, pinnedYn: 'N' },
      ],
    })
      .uponReceiving('listNotices one at a time')
      .withRequest(...calling('listNotices', { limit: 1 }))
      .willRespondWith(
        ...successAnswer({
          announcementType: null,
          search: null,
          total: 2,
          nextCursor: regex('^[A-Za-z0-9_-]+$', 'MC4xNzk1'),
          list: [listedNotice(first, maintenance, 'N')],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).listNotices({ limit: 1 })).toMatchObject({
          total: 2,
          nextCursor: 'MC4xNzk1',
          list: [{ postId: first }],
        })
      }))
})

describe('getNotice', () => {
  it('returns a notice with its body, its files, and the previous and next notice', () =>
    beginInteraction('a published post', {
      board: 'NOTICE',
      postId: second,
      previousId: first,
      nextId: third,
    })
      .uponReceiving('getNotice of a published one')
      .withRequest(...calling('getNotice', { postId: second }))
      .willRespondWith(...successAnswer(fullNotice))
      .executeTest(async (server) => {
        expect(await apiOf(server).getNotice({ postId: second })).toMatchObject(shownNotice)
      }))
})

describe('listBoardPosts', () => {
  it('returns the posts of the support board', () =>
    beginInteraction('published posts', {
      board: 'SUPPORT',
      posts: [{ postId: first, ...maintenance, pinnedYn: 'N' }],
    })
      .uponReceiving('listBoardPosts of every category')
      .withRequest(...calling('listBoardPosts', {}))
      .willRespondWith(
        ...successAnswer({
          announcementType: null,
          search: null,
          total: 1,
          nextCursor: null,
          list: [listedNotice(first, maintenance, 'N')],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).listBoardPosts({})).toMatchObject({ total: 1, list: [{ postId: first }] })
      }))

  it('returns an empty list if no post matches the search', () =>
    beginInteraction('published posts', {
      board: 'SUPPORT',
      posts: [{ postId: first, ...maintenance, pinnedYn: 'N' }],
    })
      .uponReceiving('listBoardPosts with a search that finds nothing')
      .withRequest(...calling('listBoardPosts', { announcementType: 'service', search: '없는 검색어' }))
      .willRespondWith(
        ...successAnswer({
          announcementType: 'service',
          search: '없는 검색어',
          total: 0,
          nextCursor: null,
          list: [],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server).listBoardPosts({
          announcementType: 'service',
          search: '없는 검색어',
        })
        expect(page).toMatchObject({ announcementType: 'service', search: '없는 검색어', total: 0, list: [] })
      }))
})

describe('getBoardPost', () => {
  it('returns a post with its body, its files, and the previous and next post', () =>
    beginInteraction('a published post', {
      board: 'SUPPORT',
      postId: second,
      previousId: first,
      nextId: third,
    })
      .uponReceiving('getBoardPost of a published one')
      .withRequest(...calling('getBoardPost', { postId: second }))
      .willRespondWith(...successAnswer(fullNotice))
      .executeTest(async (server) => {
        expect(await apiOf(server).getBoardPost({ postId: second })).toMatchObject(shownNotice)
      }))
})

describeRefusals(postRefusals)
