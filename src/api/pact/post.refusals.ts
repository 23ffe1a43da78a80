import { type RefusalTable, worldOf } from './refusals.ts'

export const [first, second, third] = [
  '4e1f8b62-0c3a-4d97-b5e8-71a2c90f6d34',
  'd07c5a19-e684-4f2b-8a31-5b9e60c7f248',
  '91b3e7f0-2d58-4c6a-9f04-c8a7d1e25b63',
] as const

export const postRefusals = {
  getNotice: {
    body: { postId: '00000000-0000-4000-8000-00000000dead' },
    refused: { 'post.missing': { when: 'of one that is not there', given: worldOf('a visitor', {}) } },
  },
  getBoardPost: {
    body: { postId: second },
    refused: {
      'post.missing': {
        when: 'of a notice',
        given: worldOf('a published post', {
          board: 'NOTICE',
          postId: second,
          previousId: first,
          nextId: third,
        }),
      },
    },
  },
} satisfies Partial<RefusalTable>
