import { assign, emit, setup } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, failure, keepProblem } from '../failures.ts'
import { needs } from '../operation-actors.ts'

type AdminPost = Schema<'AdminPost'>

export type PostEditingInput = {
  board: Schema<'Board'>
  /** The post that is edited; undefined for a new one. */
  post: AdminPost | undefined
  newKey: () => string
}
export type PostEditingContext = PostEditingInput & {
  /** The version that another staff member has saved, while it is shown next to the typed version. */
  otherVersion: AdminPost | undefined
  /**
   * The idempotency key, the same for every attempt to create a post, so that repeating a call without an answer
   * creates no second post.
   */
  idempotencyKey: string
  problem: Problem | undefined
}
type DraftSubmitted = { type: 'draft.submitted'; draft: Schema<'PostDraft'> }
export type PostEditingEvent =
  | DraftSubmitted
  | { type: 'removal.confirmed' }
  /** The author continues with the typed version, which overwrites the other one. */
  | { type: 'mine.chosen' }
  | { type: 'other.chosen' }

type PostEvent = { output: AdminPost }
const output = ({ event }: { event: PostEvent }): PostEvent => ({ output: event.output })
const isGone = { type: 'isGone', params: failure } as const
const whenChangedElsewhere = {
  guard: { type: 'isChanged', params: failure },
  target: 'gettingAdminPost',
  actions: keepProblem,
} as const

/**
 * The editing of a post, which is created, changed or removed. If another staff member has changed the post first,
 * that version is shown next to the typed version until the author chooses between them. Typed text remains in the
 * form.
 */
export const postEditingMachine = setup({
  types: {} as {
    input: PostEditingInput
    context: PostEditingContext
    events: PostEditingEvent
    emitted:
      | { type: 'post.saved'; post: AdminPost }
      | { type: 'post.replaced'; post: AdminPost }
      | { type: 'post.removed' }
    tags: 'busy'
  },
  actors: needs('createPost', 'updatePost', 'getAdminPost', 'removePost'),
  actions: {
    keepPost: assign({ post: (_, { output: post }: PostEvent) => post }),
    keepOtherVersion: assign({ otherVersion: (_, { output: otherVersion }: PostEvent) => otherVersion }),
    takeOtherVersion: assign({ post: ({ context }) => context.otherVersion, otherVersion: undefined }),
    forgetPost: assign({ post: undefined }),
    renewKey: assign({ idempotencyKey: ({ context }) => context.newKey() }),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    clearProblem: assign({ problem: undefined }),
    notifySaved: emit((_, { output: post }: PostEvent) => ({ type: 'post.saved', post }) as const),
    notifyReplaced: emit(({ context }) => ({ type: 'post.replaced', post: context.post! }) as const),
    notifyRemoved: emit({ type: 'post.removed' }),
  },
  guards: {
    isNew: ({ context }) => context.post === undefined,
    isThere: ({ context }) => context.post !== undefined,
    isChanged: (_, { problem }: Failure) => problem.is('post.changed'),
    isGone: (_, { problem }: Failure) => problem.is('post.missing'),
    isKeyReused: (_, { problem }: Failure) => problem.is('key.reused'),
  },
}).createMachine({
  id: 'postEditing',
  context: ({ input }) => ({
    ...input,
    otherVersion: undefined,
    idempotencyKey: input.newKey(),
    problem: undefined,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'draft.submitted': [
          { guard: 'isNew', target: 'creatingPost', actions: 'clearProblem' },
          { target: 'updatingPost', actions: 'clearProblem' },
        ],
        'removal.confirmed': { guard: 'isThere', target: 'removingPost', actions: 'clearProblem' },
      },
    },
    creatingPost: {
      tags: 'busy',
      invoke: {
        id: 'createPost',
        src: 'createPost',
        input: ({ context: { board, idempotencyKey }, event }) => ({
          board,
          idempotencyKey,
          post: (event as DraftSubmitted).draft,
        }),
        onDone: { target: 'completed', actions: { type: 'notifySaved', params: output } },
        onError: [
          {
            guard: { type: 'isKeyReused', params: failure },
            target: 'editing',
            actions: [keepProblem, 'renewKey'],
          },
          { target: 'editing', actions: keepProblem },
        ],
      },
    },
    updatingPost: {
      tags: 'busy',
      invoke: {
        id: 'updatePost',
        src: 'updatePost',
        input: ({ context: { post }, event }) => ({
          postId: post!.postId,
          version: post!.version,
          post: (event as DraftSubmitted).draft,
        }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'keepPost', params: output },
            { type: 'notifySaved', params: output },
          ],
        },
        onError: [
          whenChangedElsewhere,
          { guard: isGone, target: 'editing', actions: [keepProblem, 'forgetPost'] },
          { target: 'editing', actions: keepProblem },
        ],
      },
    },
    gettingAdminPost: {
      tags: 'busy',
      invoke: {
        id: 'getAdminPost',
        src: 'getAdminPost',
        input: ({ context }) => ({ postId: context.post!.postId }),
        onDone: { target: 'comparing', actions: { type: 'keepOtherVersion', params: output } },
        onError: [
          { guard: isGone, target: 'editing', actions: [keepProblem, 'forgetPost'] },
          { target: 'editing', actions: keepProblem },
        ],
      },
    },
    comparing: {
      on: {
        'mine.chosen': { target: 'editing', actions: ['takeOtherVersion', 'clearProblem'] },
        'other.chosen': {
          target: 'editing',
          actions: ['takeOtherVersion', 'clearProblem', 'notifyReplaced'],
        },
      },
    },
    removingPost: {
      tags: 'busy',
      invoke: {
        id: 'removePost',
        src: 'removePost',
        input: ({ context: { post } }) => ({ postId: post!.postId, version: post!.version }),
        onDone: { target: 'removed', actions: 'notifyRemoved' },
        onError: [
          whenChangedElsewhere,
          { guard: isGone, target: 'removed', actions: 'notifyRemoved' },
          { target: 'editing', actions: keepProblem },
        ],
      },
    },
    completed: { type: 'final' },
    removed: { type: 'final' },
  },
})
