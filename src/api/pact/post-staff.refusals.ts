import type { Schema } from '#contract/operation.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const session = 'Qv8Lx2RmTz6BpWn4YcKd0HsJf9EaGu7oIt5MqNxCgVw'
export const [first, second, third] = [
  '2b7c9e14-5d08-4f3a-96e1-c4a8d70b3f52',
  'f61d0a83-4c97-4b2e-8e5a-19b3c7d2064f',
  '8a3e5c70-b219-4d6f-a0c4-5e7f91d8b326',
] as const
export const key = '6c1f7d2e-93a4-4b58-8e0d-a2c5f7b91e34'
const otherId = 'b4d92f07-8e1c-4a63-95d0-7f3a1c6e2b58'
const unknownPostId = '00000000-0000-4000-8000-00000000dead'
const absentFile = 'Zk3VtXr8NwQ1yBm6LpHs0JcDf5GaEu2oIt9RqTxYgKw'
const asMember = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'Y' } as const
export const draft: Schema<'PostDraft'> = {
  announcementType: 'security',
  title: '사칭 문자 주의',
  body: '모르는 번호의 링크는 열지 마세요.',
  pinnedYn: 'N',
  draftYn: 'N',
  publishAt: null,
  keptFiles: [],
  fileIds: [],
}
export const board = 'NOTICE' as const

export const postStaffRefusals = {
  listAdminPosts: {
    tokens: session,
    body: { board },
    refused: {
      'role.missing': {
        when: 'by a member who is not of the staff',
        given: worldOf('a logged-in member', asMember),
      },
      'session.expired': 'after the session has ended',
    },
  },
  getAdminPost: {
    tokens: session,
    body: { postId: second },
    refused: {
      'post.missing': {
        when: 'of one that is not there',
        given: worldOf('a member of the staff', { session }),
        with: { postId: unknownPostId },
      },
      'role.missing': {
        when: 'by a member who is not of the staff',
        given: worldOf('a logged-in member', asMember),
      },
    },
  },
  createPost: {
    tokens: session,
    body: { idempotencyKey: key, board, post: draft },
    refused: {
      'upload.missing': {
        when: 'with a file that is not there',
        given: worldOf('a member of the staff', { session }),
        with: { idempotencyKey: otherId, post: { ...draft, fileIds: [absentFile] } },
      },
      'key.reused': {
        when: 'with a key of another one',
        given: worldOf('a member of the staff who has used a key', {
          session,
          operation: 'createPost',
          idempotencyKey: unknownPostId,
        }),
        with: { idempotencyKey: unknownPostId },
      },
      'role.missing': {
        when: 'by a member who is not of the staff',
        given: worldOf('a logged-in member', asMember),
      },
    },
  },
  updatePost: {
    tokens: session,
    given: worldOf('a post of the staff', { session, board, postId: second }),
    body: { postId: second, version: 2, post: draft },
    refused: {
      'post.changed': { when: 'of what was changed since', with: { version: 1 } },
      'post.missing': {
        when: 'of one that is not there',
        given: worldOf('a member of the staff', { session }),
        with: { postId: unknownPostId },
      },
      'upload.missing': {
        when: 'with a file that is not there',
        with: { post: { ...draft, fileIds: [absentFile] } },
      },
      'role.missing': {
        when: 'by a member who is not of the staff',
        given: worldOf('a logged-in member', asMember),
      },
    },
  },
  removePost: {
    tokens: session,
    body: { postId: second, version: 2 },
    refused: {
      'post.changed': {
        when: 'of what was changed since',
        given: worldOf('a post of the staff', { session, board, postId: second }),
        with: { version: 1 },
      },
      'post.missing': {
        when: 'of one that is not there',
        given: worldOf('a member of the staff', { session }),
        with: { postId: unknownPostId },
      },
      'role.missing': {
        when: 'by a member who is not of the staff',
        given: worldOf('a logged-in member', asMember),
      },
    },
  },
} satisfies Partial<RefusalTable>
