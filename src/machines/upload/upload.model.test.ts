import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { start } from '../testing/play.ts'
import { done, fails, type Step } from '../testing/steps.ts'
import { uploadMachine } from './upload.machine.ts'
import {
  areAllUploaded,
  type ChosenFile,
  fileIdsOf,
  type UploadContext,
  type UploadInput,
} from './upload-context.ts'

const input: UploadInput = { purpose: 'inquiry', most: 2 }
const quote = new File(['%PDF'], '견적서.pdf', { type: 'application/pdf' })
const screen = new File(['PNG'], '화면.png', { type: 'image/png' })
const drawing = new File(['<svg/>'], '그림.svg', { type: 'image/svg+xml' })
const offline = new Problem(0, '')
const missingProblem = problemNamed('upload.missing')
const uploaded = {
  fileId: 'fQ3wT8zLk1XvB5nRj7YcM2pHs9DgUa4EoIiKt6WxVbA',
  fileName: '견적서.pdf',
  contentType: 'application/pdf',
  size: 4,
} as const

const chosen = (file: File): ChosenFile => (file === drawing ? { file, refusal: 'unsupported' } : { file })
const choose = (...files: File[]) => ({ type: 'files.chosen', files: files.map(chosen) }) as const
const remove = (key: number) => ({ type: 'file.removed', key }) as const
const stop = (key: number) => ({ type: 'file.stopped', key }) as const
const retry = (key: number) => ({ type: 'file.retried', key }) as const
const moved = (share: number) => ({ type: 'share.sent', share }) as const
const lost = { type: 'files.lost', problem: missingProblem } as const
const formSent = { type: 'files.sent' } as const
const arrived = done('uploadFile', uploaded)
const cut = fails('uploadFile', offline)
const uploadFileFailed = fails('uploadFile', problemNamed('upload.unsupported'))
const items = (...states: object[]) => ({
  context: { items: states.map((state) => expect.objectContaining(state)) },
})
const busy = { tags: ['busy'] }

describeModel(uploadMachine, {
  input,
  gestures: [
    choose(quote),
    choose(quote, screen),
    choose(drawing),
    ...[0, 1].flatMap((key) => [remove(key), stop(key), retry(key)]),
    moved(0.5),
    lost,
    formSent,
  ],
  outcomes: [arrived, cut, uploadFileFailed],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as UploadContext),
  endings: [
    [[], 'resting', { ...items(), tags: [] }],
    [[choose()], 'resting', items()],
    [
      [choose(quote)],
      'uploadingFile',
      { ...items({ key: 0, file: quote, state: 'sending', share: 0 }), ...busy, calls: ['uploadFile'] },
    ],
    [[choose(quote), moved(0.5)], 'uploadingFile', items({ state: 'sending', share: 0.5 })],
    [[choose(quote), arrived], 'resting', { ...items({ state: 'uploaded', share: 1, uploaded }), tags: [] }],
    [[choose(quote), moved(0.5), cut], 'resting', items({ state: 'failed', problem: offline })],
    [
      [choose(quote), fails('uploadFile', new TypeError('broken'))],
      'resting',
      items({ state: 'failed', problem: offline }),
    ],

    // A refused file is shown with its error and not sent.
    [[choose(drawing)], 'resting', { ...items({ state: 'refused', refusal: 'unsupported' }), calls: [] }],
    [[choose(drawing), retry(0)], 'resting', items({ state: 'refused' })],
    [[choose(drawing), remove(0)], 'resting', items()],

    // Files are uploaded one after the other; a failure does not block other files.
    [
      [choose(quote, screen)],
      'uploadingFile',
      { ...items({ state: 'sending' }, { state: 'waiting' }), calls: ['uploadFile'] },
    ],
    [
      [choose(quote, screen), arrived],
      'uploadingFile',
      { ...items({ state: 'uploaded' }, { state: 'sending' }), calls: ['uploadFile', 'uploadFile'] },
    ],
    [
      [choose(quote, screen), cut],
      'uploadingFile',
      items({ state: 'failed' }, { state: 'sending', share: 0 }),
    ],
    [
      [choose(quote, screen), arrived, arrived],
      'resting',
      items({ state: 'uploaded' }, { state: 'uploaded' }),
    ],
    [[choose(drawing, quote)], 'uploadingFile', items({ state: 'refused' }, { state: 'sending' })],

    // No more files are accepted than the limit of the form.
    [[choose(quote, screen, quote)], 'uploadingFile', { context: { left: 1, nextKey: 2 } }],
    [[choose(quote, screen), choose(quote)], 'uploadingFile', { context: { left: 1, nextKey: 2 } }],
    [[choose(quote, screen), choose(quote), remove(1)], 'uploadingFile', { context: { left: 0 } }],
    [
      [choose(quote, screen), remove(1), choose(screen)],
      'uploadingFile',
      items({ key: 0 }, { key: 2, state: 'waiting' }),
    ],

    // An upload is stopped, tried again and removed.
    [[choose(quote, screen), stop(0)], 'uploadingFile', items({ state: 'stopped' }, { state: 'sending' })],
    [[choose(quote, screen), stop(1)], 'uploadingFile', items({ state: 'sending' }, { state: 'stopped' })],
    [
      [choose(quote, screen), stop(1), arrived],
      'resting',
      items({ state: 'uploaded' }, { state: 'stopped' }),
    ],
    [[choose(quote), stop(0)], 'resting', items({ state: 'stopped' })],
    [[choose(quote), arrived, stop(0)], 'resting', items({ state: 'uploaded' })],
    [
      [choose(quote), moved(0.5), stop(0), retry(0)],
      'uploadingFile',
      { ...items({ state: 'sending', share: 0 }), calls: ['uploadFile', 'uploadFile'] },
    ],
    [[choose(quote), cut, retry(0)], 'uploadingFile', items({ state: 'sending', problem: undefined })],
    [[choose(quote), cut, retry(1)], 'resting', items({ state: 'failed' })],
    [
      [choose(quote, screen), cut, retry(0)],
      'uploadingFile',
      items({ state: 'waiting' }, { state: 'sending' }),
    ],
    [[choose(quote), remove(0)], 'resting', items()],
    [[choose(quote, screen), remove(0)], 'uploadingFile', items({ key: 1, state: 'sending' })],
    [[choose(quote, screen), remove(1)], 'uploadingFile', items({ key: 0 })],
    [[choose(quote), arrived, remove(0)], 'resting', items()],

    // The form was sent, or its files were lost.
    [
      [choose(quote), arrived, lost],
      'resting',
      items({ state: 'failed', problem: missingProblem, uploaded: undefined }),
    ],
    [
      [choose(quote), arrived, lost, retry(0)],
      'uploadingFile',
      items({ state: 'sending', problem: undefined }),
    ],
    [[choose(quote, screen), arrived, formSent], 'resting', { ...items(), tags: [] }],
  ],
})

describe('the upload machine', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function after(...steps: Step[]) {
    const actor = start(uploadMachine, input)
    for (const step of steps) await actor.play(step)
    return actor
  }
  const contextAfter = async (...steps: Step[]) => (await after(...steps)).snapshot().context as UploadContext

  it('sends the file with its purpose, and aborts the call of a stopped file', async () => {
    const actor = await after(choose(quote))
    expect(actor.calls).toEqual([{ operation: 'uploadFile', input: { purpose: 'inquiry', file: quote } }])
    expect(actor.pending()).toEqual(['uploadFile'])
    await actor.play(stop(0))
    expect(actor.pending()).toEqual([])
  })

  it('returns the ids of the uploaded files, and whether all files are uploaded', async () => {
    const uploading = [choose(quote, screen), arrived] as const
    expect(fileIdsOf(await contextAfter(...uploading))).toEqual([uploaded.fileId])
    expect(areAllUploaded(await contextAfter(...uploading))).toBe(false)
    expect(areAllUploaded(await contextAfter(...uploading, arrived))).toBe(true)
    expect(areAllUploaded(await contextAfter(...uploading, cut))).toBe(false)
    expect(areAllUploaded(await contextAfter(choose(drawing)))).toBe(false)
    expect(areAllUploaded(await contextAfter())).toBe(true)
  })
})

// Two situations are not distinguished if they differ only in the exact shares or in further file keys.
function situation({ items, left }: UploadContext) {
  return [items.map(({ key, state, share }) => [Math.min(key, 2), state, share > 0]), left > 0]
}
