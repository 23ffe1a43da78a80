import { describe, expect, it, vi } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { start } from '../testing/play.ts'
import { done, fails } from '../testing/steps.ts'
import { type PostEditingContext, type PostEditingInput, postEditingMachine } from './post-editing.machine.ts'

const draft: Schema<'PostDraft'> = {
  announcementType: 'service',
  title: '점검 안내',
  body: '점검합니다.',
  pinnedYn: 'N',
  draftYn: 'N',
  publishAt: null,
  keptFiles: [],
  fileIds: [],
}
const postOf = (version: number, title = '점검 안내'): Schema<'AdminPost'> => ({
  postId: '2b7c9e14-5d08-4f3a-96e1-c4a8d70b3f52',
  version,
  board: 'NOTICE',
  postState: 'DRAFT',
  announcementType: 'service',
  title,
  pinnedYn: 'N',
  publishAt: null,
  updatedAt: '2026-11-21T10:30:00+09:00',
  body: '점검합니다.',
  attachments: [],
})
const [before, mine, otherVersion] = [postOf(1), postOf(2), postOf(2, '점검 시간 변경')]
const newKey = () => 'key'
const fresh: PostEditingInput = { board: 'NOTICE', post: undefined, newKey }
const known: PostEditingInput = { ...fresh, post: before }

const save = { type: 'draft.submitted', draft } as const
const remove = { type: 'removal.confirmed' } as const
const keepMine = { type: 'mine.chosen' } as const
const takeOtherVersion = { type: 'other.chosen' } as const
const [changed, gone, reused] = [
  problemNamed('post.changed'),
  problemNamed('post.missing'),
  problemNamed('key.reused'),
]
const offline = new Problem(0, '')
const withProblem = (problem: Problem | undefined, more: object = {}) => ({
  input: known,
  context: { problem, ...more },
})

describeModel(postEditingMachine, {
  input: fresh,
  otherInputs: [known],
  gestures: [save, remove, keepMine, takeOtherVersion],
  outcomes: [
    done('createPost', mine),
    ...[reused, offline].map((problem) => fails('createPost', problem)),
    done('updatePost', mine),
    ...[changed, gone, offline].map((problem) => fails('updatePost', problem)),
    done('getAdminPost', otherVersion),
    ...[gone, offline].map((problem) => fails('getAdminPost', problem)),
    done('removePost', { removedYn: 'Y' }),
    ...[changed, gone, offline].map((problem) => fails('removePost', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => {
    const { post, otherVersion: other, problem } = context as PostEditingContext
    return [post?.version, post?.title, other?.version, problem?.code]
  },
  endings: [
    [[], 'editing', { context: { post: undefined, otherVersion: undefined, problem: undefined }, tags: [] }],
    [[remove], 'editing'],
    [[keepMine], 'editing'],

    // A new one
    [[save], 'creatingPost', { tags: ['busy'], calls: ['createPost'] }],
    [[save, save], 'creatingPost', { calls: ['createPost'] }],
    [[save, done('createPost', mine)], 'completed', { emitted: [{ type: 'post.saved', post: mine }] }],
    [[save, fails('createPost', offline)], 'editing', { context: { problem: offline }, emitted: [] }],
    [[save, fails('createPost', reused)], 'editing', { context: { problem: reused } }],
    [[save, fails('createPost', offline), save], 'creatingPost', { context: { problem: undefined } }],

    // An existing post is edited.
    [[save], 'updatingPost', withProblem(undefined)],
    [[save, save], 'updatingPost', { input: known, calls: ['updatePost'] }],
    [
      [save, done('updatePost', mine)],
      'editing',
      { input: known, context: { post: mine }, emitted: [{ type: 'post.saved', post: mine }] },
    ],
    [[save, fails('updatePost', offline)], 'editing', withProblem(offline, { post: before })],
    [[save, fails('updatePost', gone)], 'editing', withProblem(gone, { post: undefined })],
    [
      [save, fails('updatePost', gone), save],
      'creatingPost',
      { input: known, calls: ['updatePost', 'createPost'] },
    ],

    // Another staff member has already changed or removed the post.
    [[save, fails('updatePost', changed)], 'gettingAdminPost', { ...withProblem(changed), tags: ['busy'] }],
    [
      [save, fails('updatePost', changed), done('getAdminPost', otherVersion)],
      'comparing',
      withProblem(changed, { post: before, otherVersion }),
    ],
    [
      [save, fails('updatePost', changed), done('getAdminPost', otherVersion), save],
      'comparing',
      { input: known },
    ],
    [
      [save, fails('updatePost', changed), done('getAdminPost', otherVersion), keepMine],
      'editing',
      { ...withProblem(undefined, { post: otherVersion, otherVersion: undefined }), emitted: [] },
    ],
    [
      [save, fails('updatePost', changed), done('getAdminPost', otherVersion), keepMine, save],
      'updatingPost',
      { input: known },
    ],
    [
      [save, fails('updatePost', changed), done('getAdminPost', otherVersion), takeOtherVersion],
      'editing',
      {
        ...withProblem(undefined, { post: otherVersion, otherVersion: undefined }),
        emitted: [{ type: 'post.replaced', post: otherVersion }],
      },
    ],
    [
      [save, fails('updatePost', changed), fails('getAdminPost', gone)],
      'editing',
      withProblem(gone, { post: undefined }),
    ],
    [
      [save, fails('updatePost', changed), fails('getAdminPost', offline)],
      'editing',
      withProblem(offline, { post: before }),
    ],

    // Removed
    [[remove], 'removingPost', { input: known, tags: ['busy'] }],
    [
      [remove, done('removePost', { removedYn: 'Y' })],
      'removed',
      { input: known, emitted: [{ type: 'post.removed' }] },
    ],
    [[remove, fails('removePost', gone)], 'removed', { input: known, emitted: [{ type: 'post.removed' }] }],
    [[remove, fails('removePost', changed)], 'gettingAdminPost', withProblem(changed)],
    [[remove, fails('removePost', offline)], 'editing', withProblem(offline, { post: before })],
  ],
})

describe('the postEditing machine', () => {
  it('retries with the idempotency key of the first attempt, and uses another key if that one belongs to another post', async () => {
    vi.useFakeTimers()
    let keys = 0
    const actor = start(postEditingMachine, { ...fresh, newKey: () => `key-${(keys += 1)}` })
    for (const step of [save, fails('createPost', offline), save, fails('createPost', reused), save])
      await actor.play(step)
    expect(actor.calls.map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey)).toEqual([
      'key-1',
      'key-1',
      'key-2',
    ])
    vi.useRealTimers()
  })

  it('overwrites only the version that the author has seen', async () => {
    vi.useFakeTimers()
    const actor = start(postEditingMachine, known)
    for (const step of [save, fails('updatePost', changed), done('getAdminPost', postOf(7)), keepMine, save])
      await actor.play(step)
    expect(
      actor.calls.map(({ operation, input }) => [operation, (input as { version?: number }).version]),
    ).toEqual([
      ['updatePost', 1],
      ['getAdminPost', undefined],
      ['updatePost', 7],
    ])
    vi.useRealTimers()
  })
})
