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
const newPostInput: PostEditingInput = { board: 'NOTICE', post: undefined, newKey }
const savedPostInput: PostEditingInput = { ...newPostInput, post: before }

const draftSubmitted = { type: 'draft.submitted', draft } as const
const removalConfirmed = { type: 'removal.confirmed' } as const
const keepMine = { type: 'mine.chosen' } as const
const takeOtherVersion = { type: 'other.chosen' } as const
const [changed, gone, reused] = [
  problemNamed('post.changed'),
  problemNamed('post.missing'),
  problemNamed('key.reused'),
]
const offlineProblem = new Problem(0, '')
const withProblem = (problem: Problem | undefined, more: object = {}) => ({
  input: savedPostInput,
  context: { problem, ...more },
})

describeModel(postEditingMachine, {
  input: newPostInput,
  otherInputs: [savedPostInput],
  gestures: [draftSubmitted, removalConfirmed, keepMine, takeOtherVersion],
  outcomes: [
    done('createPost', mine),
    ...[reused, offlineProblem].map((problem) => fails('createPost', problem)),
    done('updatePost', mine),
    ...[changed, gone, offlineProblem].map((problem) => fails('updatePost', problem)),
    done('getAdminPost', otherVersion),
    ...[gone, offlineProblem].map((problem) => fails('getAdminPost', problem)),
    done('removePost', { removedYn: 'Y' }),
    ...[changed, gone, offlineProblem].map((problem) => fails('removePost', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => {
    const { post, otherVersion: other, problem } = context as PostEditingContext
    return [post?.version, post?.title, other?.version, problem?.code]
  },
  endings: [
    [[], 'editing', { context: { post: undefined, otherVersion: undefined, problem: undefined }, tags: [] }],
    [[removalConfirmed], 'editing'],
    [[keepMine], 'editing'],

    // A new one
    [[draftSubmitted], 'creatingPost', { tags: ['busy'], calls: ['createPost'] }],
    [[draftSubmitted, draftSubmitted], 'creatingPost', { calls: ['createPost'] }],
    [
      [draftSubmitted, done('createPost', mine)],
      'completed',
      { emitted: [{ type: 'post.saved', post: mine }] },
    ],
    [
      [draftSubmitted, fails('createPost', offlineProblem)],
      'editing',
      { context: { problem: offlineProblem }, emitted: [] },
    ],
    [[draftSubmitted, fails('createPost', reused)], 'editing', { context: { problem: reused } }],
    [
      [draftSubmitted, fails('createPost', offlineProblem), draftSubmitted],
      'creatingPost',
      { context: { problem: undefined } },
    ],

    // An existing post is edited.
    [[draftSubmitted], 'updatingPost', withProblem(undefined)],
    [[draftSubmitted, draftSubmitted], 'updatingPost', { input: savedPostInput, calls: ['updatePost'] }],
    [
      [draftSubmitted, done('updatePost', mine)],
      'editing',
      { input: savedPostInput, context: { post: mine }, emitted: [{ type: 'post.saved', post: mine }] },
    ],
    [
      [draftSubmitted, fails('updatePost', offlineProblem)],
      'editing',
      withProblem(offlineProblem, { post: before }),
    ],
    [[draftSubmitted, fails('updatePost', gone)], 'editing', withProblem(gone, { post: undefined })],
    [
      [draftSubmitted, fails('updatePost', gone), draftSubmitted],
      'creatingPost',
      { input: savedPostInput, calls: ['updatePost', 'createPost'] },
    ],

    // Another staff member has already changed or removed the post.
    [
      [draftSubmitted, fails('updatePost', changed)],
      'gettingAdminPost',
      { ...withProblem(changed), tags: ['busy'] },
    ],
    [
      [draftSubmitted, fails('updatePost', changed), done('getAdminPost', otherVersion)],
      'comparing',
      withProblem(changed, { post: before, otherVersion }),
    ],
    [
      [draftSubmitted, fails('updatePost', changed), done('getAdminPost', otherVersion), draftSubmitted],
      'comparing',
      { input: savedPostInput },
    ],
    [
      [draftSubmitted, fails('updatePost', changed), done('getAdminPost', otherVersion), keepMine],
      'editing',
      { ...withProblem(undefined, { post: otherVersion, otherVersion: undefined }), emitted: [] },
    ],
    [
      [
        draftSubmitted,
        fails('updatePost', changed),
        done('getAdminPost', otherVersion),
        keepMine,
        draftSubmitted,
      ],
      'updatingPost',
      { input: savedPostInput },
    ],
    [
      [draftSubmitted, fails('updatePost', changed), done('getAdminPost', otherVersion), takeOtherVersion],
      'editing',
      {
        ...withProblem(undefined, { post: otherVersion, otherVersion: undefined }),
        emitted: [{ type: 'post.replaced', post: otherVersion }],
      },
    ],
    [
      [draftSubmitted, fails('updatePost', changed), fails('getAdminPost', gone)],
      'editing',
      withProblem(gone, { post: undefined }),
    ],
    [
      [draftSubmitted, fails('updatePost', changed), fails('getAdminPost', offlineProblem)],
      'editing',
      withProblem(offlineProblem, { post: before }),
    ],

    // Removed
    [[removalConfirmed], 'removingPost', { input: savedPostInput, tags: ['busy'] }],
    [
      [removalConfirmed, done('removePost', { removedYn: 'Y' })],
      'removed',
      { input: savedPostInput, emitted: [{ type: 'post.removed' }] },
    ],
    [
      [removalConfirmed, fails('removePost', gone)],
      'removed',
      { input: savedPostInput, emitted: [{ type: 'post.removed' }] },
    ],
    [[removalConfirmed, fails('removePost', changed)], 'gettingAdminPost', withProblem(changed)],
    [
      [removalConfirmed, fails('removePost', offlineProblem)],
      'editing',
      withProblem(offlineProblem, { post: before }),
    ],
  ],
})

describe('the post editing machine', () => {
  it('retries with the idempotency key of the first attempt, and uses another key if that one belongs to another post', async () => {
    vi.useFakeTimers()
    let keys = 0
    const actor = start(postEditingMachine, { ...newPostInput, newKey: () => `key-${(keys += 1)}` })
    for (const step of [
      draftSubmitted,
      fails('createPost', offlineProblem),
      draftSubmitted,
      fails('createPost', reused),
      draftSubmitted,
    ])
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
    const actor = start(postEditingMachine, savedPostInput)
    for (const step of [
      draftSubmitted,
      fails('updatePost', changed),
      done('getAdminPost', postOf(7)),
      keepMine,
      draftSubmitted,
    ])
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
