import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { describeRefusals } from './describe-refusals.ts'
import { oneOf, time, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import { board, draft, first, key, postStaffRefusals, second, session, third } from './post-staff.refusals.ts'

const { eachLike, integer, regex, string } = Matchers

const listedPost = (
  postId: string,
  postState: Schema<'PostState'>,
  title: string,
  pinnedYn: 'Y' | 'N',
  publishAt: unknown,
) => ({
  postId,
  postState,
  title,
  pinnedYn,
  publishAt,
  version: integer(1),
  board: 'NOTICE',
  announcementType: 'service',
  attachmentYn: 'N',
  updatedAt: time('2026-11-20T10:00:00+09:00'),
})
const writtenPost = {
  postId: uuid(first),
  version: 1,
  board: 'NOTICE',
  postState: 'PUBLISHED',
  announcementType: 'security',
  title: '사칭 문자 주의',
  pinnedYn: 'N',
  publishAt: time('2026-11-21T10:30:00+09:00'),
  updatedAt: time('2026-11-21T10:30:00+09:00'),
  body: '모르는 번호의 링크는 열지 마세요.',
  attachments: [],
}
const attachment = eachLike({
  fileName: string('정기 점검 안내문.pdf'),
  contentType: oneOf('application/pdf', 'image/png', 'image/jpeg'),
  size: integer(184_320),
  url: regex('^/files/[A-Za-z0-9_-]{1,64}$', '/files/Zt4pQ0'),
})

describe('listAdminPosts', () => {
  const posts = [
    { postId: first, postState: 'DRAFT', announcementType: 'service', title: '초안', pinnedYn: 'N' },
    {
      postId: second,
      postState: 'PLANNED',
      announcementType: 'service',
      title: '다음 달 점검',
      pinnedYn: 'Y',
    },
    { postId: third, postState: 'PUBLISHED', announcementType: 'service', title: '지난 점검', pinnedYn: 'N' },
  ] as const

  it('returns the posts of a board in every state, the most recently changed first', () =>
    beginInteraction('posts of the staff', { session, board, posts: [...posts] })
      .uponReceiving('listAdminPosts of a board')
      .withRequest(...calling('listAdminPosts', { board }, session))
      .willRespondWith(
        ...successAnswer({
          board,
          postState: null,
          search: null,
          total: 3,
          nextCursor: null,
          list: [
            listedPost(first, 'DRAFT', '초안', 'N', null),
            listedPost(second, 'PLANNED', '다음 달 점검', 'Y', time('2026-12-01T10:00:00+09:00')),
            listedPost(third, 'PUBLISHED', '지난 점검', 'N', time('2026-11-19T10:00:00+09:00')),
          ],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server, session).listAdminPosts({ board })
        expect(page.list.map(({ postId, postState, pinnedYn }) => [postId, postState, pinnedYn])).toEqual([
          [first, 'DRAFT', 'N'],
          [second, 'PLANNED', 'Y'],
          [third, 'PUBLISHED', 'N'],
        ])
      }))

  it('returns the posts in one state that match a search, and the cursor of the next page', () =>
    beginInteraction('posts of the staff', {
      session,
      board,
      posts: posts.map((post) => ({ ...post, postState: 'DRAFT' as const })),
    })
      .uponReceiving('listAdminPosts of one state with a search')
      .withRequest(
        ...calling('listAdminPosts', { board, postState: 'DRAFT', search: '점검', limit: 1 }, session),
      )
      .willRespondWith(
        ...successAnswer({
          board,
          postState: 'DRAFT',
          search: '점검',
          total: 3,
          nextCursor: regex('^[A-Za-z0-9_-]+$', 'MTc5NTIyNDYwMDAwMC4'),
          list: [listedPost(first, 'DRAFT', '초안', 'N', null)],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server, session).listAdminPosts({
          board,
          postState: 'DRAFT',
          search: '점검',
          limit: 1,
        })
        expect(page).toMatchObject({
          postState: 'DRAFT',
          search: '점검',
          total: 3,
          nextCursor: 'MTc5NTIyNDYwMDAwMC4',
          list: [{ postId: first }],
        })
      }))
})

describe('getAdminPost', () => {
  it('returns a post as its author edits it, with its files', () =>
    beginInteraction('a post of the staff', { session, board, postId: second })
      .uponReceiving('getAdminPost of one with a file')
      .withRequest(...calling('getAdminPost', { postId: second }, session))
      .willRespondWith(
        ...successAnswer({
          postId: second,
          version: 2,
          board,
          postState: 'PUBLISHED',
          announcementType: 'service',
          title: string('정기 점검 안내'),
          pinnedYn: 'Y',
          publishAt: time('2026-11-20T10:00:00+09:00'),
          updatedAt: time('2026-11-20T10:00:00+09:00'),
          body: string('점검을 진행합니다.\n\n## 점검 시간'),
          attachments: attachment,
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAdminPost({ postId: second })).toMatchObject({
          version: 2,
          postState: 'PUBLISHED',
          body: '점검을 진행합니다.\n\n## 점검 시간',
          attachments: [{ fileName: '정기 점검 안내문.pdf', url: '/files/Zt4pQ0' }],
        })
      }))
})

describe('createPost', () => {
  const input = { idempotencyKey: key, board, post: draft }

  it('publishes a post at once', () =>
    beginInteraction('a member of the staff', { session })
      .uponReceiving('createPost that goes out now')
      .withRequest(...calling('createPost', input, session))
      .willRespondWith(...successAnswer(writtenPost))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).createPost(input)).toMatchObject({
          postId: first,
          version: 1,
          postState: 'PUBLISHED',
          publishAt: '2026-11-21T10:30:00+09:00',
        })
      }))

  it('saves a draft', () =>
    beginInteraction('a member of the staff', { session })
      .uponReceiving('createPost that stays a draft')
      .withRequest(
        ...calling(
          'createPost',
          { ...input, idempotencyKey: second, post: { ...draft, draftYn: 'Y' } },
          session,
        ),
      )
      .willRespondWith(...successAnswer({ ...writtenPost, postState: 'DRAFT', publishAt: null }))
      .executeTest(async (server) => {
        const made = await apiOf(server, session).createPost({
          ...input,
          idempotencyKey: second,
          post: { ...draft, draftYn: 'Y' },
        })
        expect(made).toMatchObject({ postState: 'DRAFT', publishAt: null })
      }))

  it('schedules a post', () =>
    beginInteraction('a member of the staff', { session })
      .uponReceiving('createPost that goes out at a time')
      .withRequest(
        ...calling(
          'createPost',
          { ...input, idempotencyKey: third, post: { ...draft, publishAt: '2099-01-02T09:00:00+09:00' } },
          session,
        ),
      )
      .willRespondWith(
        ...successAnswer({ ...writtenPost, postState: 'PLANNED', publishAt: '2099-01-02T09:00:00+09:00' }),
      )
      .executeTest(async (server) => {
        const made = await apiOf(server, session).createPost({
          ...input,
          idempotencyKey: third,
          post: { ...draft, publishAt: '2099-01-02T09:00:00+09:00' },
        })
        expect(made).toMatchObject({ postState: 'PLANNED', publishAt: '2099-01-02T09:00:00+09:00' })
      }))
})

describe('updatePost', () => {
  const seen = { postId: second, version: 2, post: draft }

  it('saves a post and returns it', () =>
    beginInteraction('a post of the staff', { session, board, postId: second })
      .uponReceiving('updatePost of what was seen')
      .withRequest(...calling('updatePost', seen, session))
      .willRespondWith(...successAnswer({ ...writtenPost, postId: second, version: 3 }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).updatePost(seen)).toMatchObject({
          postId: second,
          version: 3,
          title: '사칭 문자 주의',
          attachments: [],
        })
      }))
})

describe('removePost', () => {
  const seen = { postId: second, version: 2 }

  it('removes a post', () =>
    beginInteraction('a post of the staff', { session, board, postId: second })
      .uponReceiving('removePost of what was seen')
      .withRequest(...calling('removePost', seen, session))
      .willRespondWith(...successAnswer({ removedYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).removePost(seen)).toEqual({ removedYn: 'Y' })
      }))
})

describeRefusals(postStaffRefusals)
