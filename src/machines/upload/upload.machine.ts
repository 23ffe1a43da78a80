import { assign, setup } from 'xstate'
import type { Output } from '#contract/operation.ts'
import { type Failure, failure } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import {
  type ChosenFile,
  sendingItem,
  type UploadContext,
  type UploadEvent,
  type UploadInput,
  type UploadItem,
} from './upload-context.ts'

type UploadKeyEvent = { key: number }
const readUploadKey = ({ event }: { event: UploadKeyEvent }): UploadKeyEvent => ({ key: event.key })
const withChangedItem = (
  context: UploadContext,
  change: (item: UploadItem) => Partial<UploadItem> | undefined,
) => ({
  items: context.items.map((item) => ({ ...item, ...change(item) })),
})
const unsentState = { share: 0, problem: undefined, uploaded: undefined } as const

function itemOf({ file, refusal }: ChosenFile, key: number): UploadItem {
  return { key, file, share: 0, state: refusal ? 'refused' : 'waiting', ...(refusal && { refusal }) }
}

/**
 * The files of one form. The accepted files are uploaded one after the other; a failure does not block the next file.
 * Each file can be stopped, tried again and removed at any time.
 */
export const uploadMachine = setup({
  types: {} as { input: UploadInput; context: UploadContext; events: UploadEvent; tags: 'busy' },
  actors: needs('uploadFile'),
  actions: {
    add: assign(({ context: { items, most, nextKey } }, { files }: { files: readonly ChosenFile[] }) => {
      const addedFiles = files.slice(0, most - items.length)
      return {
        items: [...items, ...addedFiles.map((chosen, at) => itemOf(chosen, nextKey + at))],
        nextKey: nextKey + addedFiles.length,
        left: files.length - addedFiles.length,
      }
    }),
    remove: assign(({ context }, { key }: UploadKeyEvent) => ({
      items: context.items.filter((item) => item.key !== key),
      left: 0,
    })),
    stop: assign(({ context }, { key }: UploadKeyEvent) =>
      withChangedItem(context, (item) =>
        item.key === key && (item.state === 'sending' || item.state === 'waiting')
          ? { state: 'stopped' }
          : undefined,
      ),
    ),
    retry: assign(({ context }, { key }: UploadKeyEvent) =>
      withChangedItem(context, (item) =>
        item.key === key && (item.state === 'failed' || item.state === 'stopped')
          ? { ...unsentState, state: 'waiting' }
          : undefined,
      ),
    ),
    sendNext: assign(({ context }) => {
      const nextItem = context.items.find(({ state }) => state === 'waiting')
      return withChangedItem(context, (item) =>
        item === nextItem ? { ...unsentState, state: 'sending' } : undefined,
      )
    }),
    keepShare: assign(({ context }, { share }: { share: number }) =>
      withChangedItem(context, (item) => (item.state === 'sending' ? { share } : undefined)),
    ),
    keepUploaded: assign(({ context }, { output }: { output: Output<'uploadFile'> }) =>
      withChangedItem(context, (item) =>
        item.state === 'sending' ? { state: 'uploaded', share: 1, uploaded: output } : undefined,
      ),
    ),
    keepProblem: assign(({ context }, { problem }: Failure) =>
      withChangedItem(context, (item) =>
        item.state === 'sending' ? { state: 'failed', problem } : undefined,
      ),
    ),
    lose: assign(({ context }, { problem }: Failure) =>
      withChangedItem(context, (item) =>
        item.state === 'uploaded' ? { ...unsentState, state: 'failed', problem } : undefined,
      ),
    ),
    forget: assign({ items: [], left: 0 }),
  },
  guards: {
    isAnyWaiting: ({ context }) => context.items.some(({ state }) => state === 'waiting'),
    isSending: ({ context }, { key }: UploadKeyEvent) => sendingItem(context)?.key === key,
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, items: [], left: 0, nextKey: 0 }),
  initial: 'resting',
  on: {
    'files.chosen': { actions: { type: 'add', params: ({ event }) => event } },
    'file.removed': { actions: { type: 'remove', params: readUploadKey } },
    'file.stopped': { actions: { type: 'stop', params: readUploadKey } },
    'file.retried': { actions: { type: 'retry', params: readUploadKey } },
    'files.lost': { actions: { type: 'lose', params: ({ event }) => event } },
    'files.sent': { target: '.resting', actions: 'forget' },
  },
  states: {
    resting: {
      always: { guard: 'isAnyWaiting', target: 'uploadingFile', actions: 'sendNext' },
    },
    uploadingFile: {
      tags: 'busy',
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: ({ context }) => ({ purpose: context.purpose, file: sendingItem(context)!.file }),
        onDone: { target: 'resting', actions: { type: 'keepUploaded', params: ({ event }) => event } },
        onError: { target: 'resting', actions: { type: 'keepProblem', params: failure } },
      },
      on: {
        'share.sent': { actions: { type: 'keepShare', params: ({ event }) => event } },
        'file.removed': [
          {
            guard: { type: 'isSending', params: readUploadKey },
            target: 'resting',
            actions: { type: 'remove', params: readUploadKey },
          },
          { actions: { type: 'remove', params: readUploadKey } },
        ],
        'file.stopped': [
          {
            guard: { type: 'isSending', params: readUploadKey },
            target: 'resting',
            actions: { type: 'stop', params: readUploadKey },
          },
          { actions: { type: 'stop', params: readUploadKey } },
        ],
      },
    },
  },
})
