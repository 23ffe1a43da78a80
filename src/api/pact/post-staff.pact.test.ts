import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { oneOf, time, uuid } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { eachLike, integer, regex, string } = Matchers
const session = 'Qv8Lx2RmTz6BpWn4YcKd0HsJf9EaGu7oIt5MqNxCgVw'
const [first, second, third] = [
  '2b7c9e14-5d08-4f3a-96e1-c4a8d70b3f52',
  'f61d0a83-4c97-4b2e-8e5a-19b3c7d2064f',
  '8a3e5c70-b219-4d6f-a0c4-5e7f91d8b326',
] as const
const key = '6c1f7d2e-93a4-4b58-8e0d-a2c5f7b91e34'
const other = 'b4d92f07-8e1c-4a63-95d0-7f3a1c6e2b58'
const nowhere = '00000000-0000-4000-8000-00000000dead'
const absentFile = 'Zk3VtXr8NwQ1yBm6LpHs0JcDf5GaEu2oIt9RqTxYgKw'
const asMember = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'Y' } as const

const listed = (
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
const draft: Schema<'PostDraft'> = {
  announcementType: 'security',
  title: '사칭 문자 주의',
  body: '모르는 번호의 링크는 열지 마세요.',
  pinnedYn: 'N',
  draftYn: 'N',
  publishAt: null,
  keptFiles: [],
  fileIds: [],
}
const written = {
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
const board = 'NOTICE' as const

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

  it('gives those of a board in every state, the last change first', () =>
    given('posts of the staff', { session, board, posts: [...posts] })
      .uponReceiving('listAdminPosts of a board')
      .withRequest(...calling('listAdminPosts', { board }, session))
      .willRespondWith(
        ...succeeding({
          board,
          postState: null,
          search: null,
          total: 3,
          nextCursor: null,
          list: [
            listed(first, 'DRAFT', '초안', 'N', null),
            listed(second, 'PLANNED', '다음 달 점검', 'Y', time('2026-12-01T10:00:00+09:00')),
            listed(third, 'PUBLISHED', '지난 점검', 'N', time('2026-11-19T10:00:00+09:00')),
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

  it('gives those of one state with the words that are searched for, and where the next page begins', () =>
    given('posts of the staff', {
      session,
      board,
      posts: posts.map((post) => ({ ...post, postState: 'DRAFT' as const })),
    })
      .uponReceiving('listAdminPosts of one state with a search')
      .withRequest(
        ...calling('listAdminPosts', { board, postState: 'DRAFT', search: '점검', limit: 1 }, session),
      )
      .willRespondWith(
        ...succeeding({
          board,
          postState: 'DRAFT',
          search: '점검',
          total: 3,
          nextCursor: regex('^[A-Za-z0-9_-]+$', 'MTc5NTIyNDYwMDAwMC4'),
          list: [listed(first, 'DRAFT', '초안', 'N', null)],
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

  it('is not there for other members', () =>
    given('a logged-in member', asMember)
      .uponReceiving('listAdminPosts by a member who is not of the staff')
      .withRequest(...calling('listAdminPosts', { board }, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listAdminPosts({ board }), 'role.missing'),
      ))

  it('is over with the session', () =>
    given('an ended session', { session })
      .uponReceiving('listAdminPosts after the session has ended')
      .withRequest(...calling('listAdminPosts', { board }, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listAdminPosts({ board }), 'session.expired'),
      ))
})

describe('getAdminPost', () => {
  it('gives one as it is written, with its files', () =>
    given('a post of the staff', { session, board, postId: second })
      .uponReceiving('getAdminPost of one with a file')
      .withRequest(...calling('getAdminPost', { postId: second }, session))
      .willRespondWith(
        ...succeeding({
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

  it('says that there is none', () =>
    given('a member of the staff', { session })
      .uponReceiving('getAdminPost of one that is not there')
      .withRequest(...calling('getAdminPost', { postId: nowhere }, session))
      .willRespondWith(...refusing('post.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getAdminPost({ postId: nowhere }), 'post.missing'),
      ))

  it('is not there for other members', () =>
    given('a logged-in member', asMember)
      .uponReceiving('getAdminPost by a member who is not of the staff')
      .withRequest(...calling('getAdminPost', { postId: second }, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getAdminPost({ postId: second }), 'role.missing'),
      ))
})

describe('createPost', () => {
  const input = { idempotencyKey: key, board, post: draft }

  it('publishes it at once', () =>
    given('a member of the staff', { session })
      .uponReceiving('createPost that goes out now')
      .withRequest(...calling('createPost', input, session))
      .willRespondWith(...succeeding(written))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).createPost(input)).toMatchObject({
          postId: first,
          version: 1,
          postState: 'PUBLISHED',
          publishAt: '2026-11-21T10:30:00+09:00',
        })
      }))

  it('keeps a draft', () =>
    given('a member of the staff', { session })
      .uponReceiving('createPost that stays a draft')
      .withRequest(
        ...calling(
          'createPost',
          { ...input, idempotencyKey: second, post: { ...draft, draftYn: 'Y' } },
          session,
        ),
      )
      .willRespondWith(...succeeding({ ...written, postState: 'DRAFT', publishAt: null }))
      .executeTest(async (server) => {
        const made = await apiOf(server, session).createPost({
          ...input,
          idempotencyKey: second,
          post: { ...draft, draftYn: 'Y' },
        })
        expect(made).toMatchObject({ postState: 'DRAFT', publishAt: null })
      }))

  it('plans it for a time', () =>
    given('a member of the staff', { session })
      .uponReceiving('createPost that goes out at a time')
      .withRequest(
        ...calling(
          'createPost',
          { ...input, idempotencyKey: third, post: { ...draft, publishAt: '2099-01-02T09:00:00+09:00' } },
          session,
        ),
      )
      .willRespondWith(
        ...succeeding({ ...written, postState: 'PLANNED', publishAt: '2099-01-02T09:00:00+09:00' }),
      )
      .executeTest(async (server) => {
        const made = await apiOf(server, session).createPost({
          ...input,
          idempotencyKey: third,
          post: { ...draft, publishAt: '2099-01-02T09:00:00+09:00' },
        })
        expect(made).toMatchObject({ postState: 'PLANNED', publishAt: '2099-01-02T09:00:00+09:00' })
      }))

  it('does not take a file that is not there', () =>
    given('a member of the staff', { session })
      .uponReceiving('createPost with a file that is not there')
      .withRequest(
        ...calling(
          'createPost',
          { ...input, idempotencyKey: other, post: { ...draft, fileIds: [absentFile] } },
          session,
        ),
      )
      .willRespondWith(...refusing('upload.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).createPost({
            ...input,
            idempotencyKey: other,
            post: { ...draft, fileIds: [absentFile] },
          }),
          'upload.missing',
        ),
      ))

  it('does not take a key twice', () =>
    given('a member of the staff who has used a key', {
      session,
      operation: 'createPost',
      idempotencyKey: nowhere,
    })
      .uponReceiving('createPost with a key of another one')
      .withRequest(...calling('createPost', { ...input, idempotencyKey: nowhere }, session))
      .willRespondWith(...refusing('key.reused'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createPost({ ...input, idempotencyKey: nowhere }), 'key.reused'),
      ))

  it('is not there for other members', () =>
    given('a logged-in member', asMember)
      .uponReceiving('createPost by a member who is not of the staff')
      .withRequest(...calling('createPost', input, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).createPost(input), 'role.missing')))
})

describe('updatePost', () => {
  const seen = { postId: second, version: 2, post: draft }

  it('writes it again and gives it', () =>
    given('a post of the staff', { session, board, postId: second })
      .uponReceiving('updatePost of what was seen')
      .withRequest(...calling('updatePost', seen, session))
      .willRespondWith(...succeeding({ ...written, postId: second, version: 3 }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).updatePost(seen)).toMatchObject({
          postId: second,
          version: 3,
          title: '사칭 문자 주의',
          attachments: [],
        })
      }))

  it('says that someone else has changed it', () =>
    given('a post of the staff', { session, board, postId: second })
      .uponReceiving('updatePost of what was changed since')
      .withRequest(...calling('updatePost', { ...seen, version: 1 }, session))
      .willRespondWith(...refusing('post.changed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).updatePost({ ...seen, version: 1 }), 'post.changed'),
      ))

  it('says that there is none', () =>
    given('a member of the staff', { session })
      .uponReceiving('updatePost of one that is not there')
      .withRequest(...calling('updatePost', { ...seen, postId: nowhere }, session))
      .willRespondWith(...refusing('post.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).updatePost({ ...seen, postId: nowhere }), 'post.missing'),
      ))

  it('does not take a file that is not there', () =>
    given('a post of the staff', { session, board, postId: second })
      .uponReceiving('updatePost with a file that is not there')
      .withRequest(...calling('updatePost', { ...seen, post: { ...draft, fileIds: [absentFile] } }, session))
      .willRespondWith(...refusing('upload.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).updatePost({ ...seen, post: { ...draft, fileIds: [absentFile] } }),
          'upload.missing',
        ),
      ))

  it('is not there for other members', () =>
    given('a logged-in member', asMember)
      .uponReceiving('updatePost by a member who is not of the staff')
      .withRequest(...calling('updatePost', seen, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).updatePost(seen), 'role.missing')))
})

describe('removePost', () => {
  const seen = { postId: second, version: 2 }

  it('removes it', () =>
    given('a post of the staff', { session, board, postId: second })
      .uponReceiving('removePost of what was seen')
      .withRequest(...calling('removePost', seen, session))
      .willRespondWith(...succeeding({ removedYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).removePost(seen)).toEqual({ removedYn: 'Y' })
      }))

  it('says that someone else has changed it', () =>
    given('a post of the staff', { session, board, postId: second })
      .uponReceiving('removePost of what was changed since')
      .withRequest(...calling('removePost', { ...seen, version: 1 }, session))
      .willRespondWith(...refusing('post.changed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).removePost({ ...seen, version: 1 }), 'post.changed'),
      ))

  it('says that there is none', () =>
    given('a member of the staff', { session })
      .uponReceiving('removePost of one that is not there')
      .withRequest(...calling('removePost', { ...seen, postId: nowhere }, session))
      .willRespondWith(...refusing('post.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).removePost({ ...seen, postId: nowhere }), 'post.missing'),
      ))

  it('is not there for other members', () =>
    given('a logged-in member', asMember)
      .uponReceiving('removePost by a member who is not of the staff')
      .withRequest(...calling('removePost', seen, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).removePost(seen), 'role.missing')))
})
