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
const quoteFile = new File(['%PDF'], '견적서.pdf', { type: 'application/pdf' })
const screenshotFile = new File(['PNG'], '화면.png', { type: 'image/png' })
const drawingFile = new File(['<svg/>'], '그림.svg', { type: 'image/svg+xml' })
const offlineProblem = new Problem(0, '')
const missingProblem = problemNamed('upload.missing')
const uploadedFile = {
  fileId: 'fQ3wT8zLk1XvB5nRj7YcM2pHs9DgUa4EoIiKt6WxVbA',
  fileName: '견적서.pdf',
  contentType: 'application/pdf',
  size: 4,
} as const

const chosenFileOf = (file: File): ChosenFile =>
  file === drawingFile ? { file, refusal: 'unsupported' } : { file }
const choose = (...files: File[]) => ({ type: 'files.chosen', files: files.map(chosenFileOf) }) as const
const remove = (key: number) => ({ type: 'file.removed', key }) as const
const stop = (key: number) => ({ type: 'file.stopped', key }) as const
const retry = (key: number) => ({ type: 'file.retried', key }) as const
const shareSent = (share: number) => ({ type: 'share.sent', share }) as const
const filesLost = { type: 'files.lost', problem: missingProblem } as const
const formSent = { type: 'files.sent' } as const
const uploadDone = done('uploadFile', uploadedFile)
const cut = fails('uploadFile', offlineProblem)
const uploadFileFailed = fails('uploadFile', problemNamed('upload.unsupported'))
const itemsContext = (...states: object[]) => ({
  context: { items: states.map((state) => expect.objectContaining(state)) },
})
const busyTags = { tags: ['busy'] }

describeModel(uploadMachine, {
  input,
  gestures: [
    choose(quoteFile),
    choose(quoteFile, screenshotFile),
    choose(drawingFile),
    ...[0, 1].flatMap((key) => [remove(key), stop(key), retry(key)]),
    shareSent(0.5),
    filesLost,
    formSent,
  ],
  outcomes: [uploadDone, cut, uploadFileFailed],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as UploadContext),
  endings: [
    [[], 'resting', { ...itemsContext(), tags: [] }],
    [[choose()], 'resting', itemsContext()],
    [
      [choose(quoteFile)],
      'uploadingFile',
      {
        ...itemsContext({ key: 0, file: quoteFile, state: 'sending', share: 0 }),
        ...busyTags,
        calls: ['uploadFile'],
      },
    ],
    [[choose(quoteFile), shareSent(0.5)], 'uploadingFile', itemsContext({ state: 'sending', share: 0.5 })],
    [
      [choose(quoteFile), uploadDone],
      'resting',
      { ...itemsContext({ state: 'uploaded', share: 1, uploaded: uploadedFile }), tags: [] },
    ],
    [
      [choose(quoteFile), shareSent(0.5), cut],
      'resting',
      itemsContext({ state: 'failed', problem: offlineProblem }),
    ],
    [
      [choose(quoteFile), fails('uploadFile', new TypeError('broken'))],
      'resting',
      itemsContext({ state: 'failed', problem: offlineProblem }),
    ],

    // A refused file is shown with its error and not sent.
    [
      [choose(drawingFile)],
      'resting',
      { ...itemsContext({ state: 'refused', refusal: 'unsupported' }), calls: [] },
    ],
    [[choose(drawingFile), retry(0)], 'resting', itemsContext({ state: 'refused' })],
    [[choose(drawingFile), remove(0)], 'resting', itemsContext()],

    // Files are uploaded one after the other; a failure does not block other files.
    [
      [choose(quoteFile, screenshotFile)],
      'uploadingFile',
      { ...itemsContext({ state: 'sending' }, { state: 'waiting' }), calls: ['uploadFile'] },
    ],
    [
      [choose(quoteFile, screenshotFile), uploadDone],
      'uploadingFile',
      { ...itemsContext({ state: 'uploaded' }, { state: 'sending' }), calls: ['uploadFile', 'uploadFile'] },
    ],
    [
      [choose(quoteFile, screenshotFile), cut],
      'uploadingFile',
      itemsContext({ state: 'failed' }, { state: 'sending', share: 0 }),
    ],
    [
      [choose(quoteFile, screenshotFile), uploadDone, uploadDone],
      'resting',
      itemsContext({ state: 'uploaded' }, { state: 'uploaded' }),
    ],
    [
      [choose(drawingFile, quoteFile)],
      'uploadingFile',
      itemsContext({ state: 'refused' }, { state: 'sending' }),
    ],

    // No more files are accepted than the limit of the form.
    [[choose(quoteFile, screenshotFile, quoteFile)], 'uploadingFile', { context: { left: 1, nextKey: 2 } }],
    [
      [choose(quoteFile, screenshotFile), choose(quoteFile)],
      'uploadingFile',
      { context: { left: 1, nextKey: 2 } },
    ],
    [
      [choose(quoteFile, screenshotFile), choose(quoteFile), remove(1)],
      'uploadingFile',
      { context: { left: 0 } },
    ],
    [
      [choose(quoteFile, screenshotFile), remove(1), choose(screenshotFile)],
      'uploadingFile',
      itemsContext({ key: 0 }, { key: 2, state: 'waiting' }),
    ],

    // An upload is stopped, tried again and removed.
    [
      [choose(quoteFile, screenshotFile), stop(0)],
      'uploadingFile',
      itemsContext({ state: 'stopped' }, { state: 'sending' }),
    ],
    [
      [choose(quoteFile, screenshotFile), stop(1)],
      'uploadingFile',
      itemsContext({ state: 'sending' }, { state: 'stopped' }),
    ],
    [
      [choose(quoteFile, screenshotFile), stop(1), uploadDone],
      'resting',
      itemsContext({ state: 'uploaded' }, { state: 'stopped' }),
    ],
    [[choose(quoteFile), stop(0)], 'resting', itemsContext({ state: 'stopped' })],
    [[choose(quoteFile), uploadDone, stop(0)], 'resting', itemsContext({ state: 'uploaded' })],
    [
      [choose(quoteFile), shareSent(0.5), stop(0), retry(0)],
      'uploadingFile',
      { ...itemsContext({ state: 'sending', share: 0 }), calls: ['uploadFile', 'uploadFile'] },
    ],
    [
      [choose(quoteFile), cut, retry(0)],
      'uploadingFile',
      itemsContext({ state: 'sending', problem: undefined }),
    ],
    [[choose(quoteFile), cut, retry(1)], 'resting', itemsContext({ state: 'failed' })],
    [
      [choose(quoteFile, screenshotFile), cut, retry(0)],
      'uploadingFile',
      itemsContext({ state: 'waiting' }, { state: 'sending' }),
    ],
    [[choose(quoteFile), remove(0)], 'resting', itemsContext()],
    [
      [choose(quoteFile, screenshotFile), remove(0)],
      'uploadingFile',
      itemsContext({ key: 1, state: 'sending' }),
    ],
    [[choose(quoteFile, screenshotFile), remove(1)], 'uploadingFile', itemsContext({ key: 0 })],
    [[choose(quoteFile), uploadDone, remove(0)], 'resting', itemsContext()],

    // The form was sent, or its files were lost.
    [
      [choose(quoteFile), uploadDone, filesLost],
      'resting',
      itemsContext({ state: 'failed', problem: missingProblem, uploaded: undefined }),
    ],
    [
      [choose(quoteFile), uploadDone, filesLost, retry(0)],
      'uploadingFile',
      itemsContext({ state: 'sending', problem: undefined }),
    ],
    [[choose(quoteFile, screenshotFile), uploadDone, formSent], 'resting', { ...itemsContext(), tags: [] }],
  ],
})

describe('the upload machine', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function actorAfter(...steps: Step[]) {
    const actor = start(uploadMachine, input)
    for (const step of steps) await actor.play(step)
    return actor
  }
  const contextAfter = async (...steps: Step[]) =>
    (await actorAfter(...steps)).snapshot().context as UploadContext

  it('sends the file with its purpose, and aborts the call of a stopped file', async () => {
    const actor = await actorAfter(choose(quoteFile))
    expect(actor.calls).toEqual([{ operation: 'uploadFile', input: { purpose: 'inquiry', file: quoteFile } }])
    expect(actor.pending()).toEqual(['uploadFile'])
    await actor.play(stop(0))
    expect(actor.pending()).toEqual([])
  })

  it('returns the ids of the uploaded files, and whether all files are uploaded', async () => {
    const pathToSecondFile = [choose(quoteFile, screenshotFile), uploadDone] as const
    expect(fileIdsOf(await contextAfter(...pathToSecondFile))).toEqual([uploadedFile.fileId])
    expect(areAllUploaded(await contextAfter(...pathToSecondFile))).toBe(false)
    expect(areAllUploaded(await contextAfter(...pathToSecondFile, uploadDone))).toBe(true)
    expect(areAllUploaded(await contextAfter(...pathToSecondFile, cut))).toBe(false)
    expect(areAllUploaded(await contextAfter(choose(drawingFile)))).toBe(false)
    expect(areAllUploaded(await contextAfter())).toBe(true)
  })
})

// Two situations are not distinguished if they differ only in the exact shares or in further file keys.
function situation({ items, left }: UploadContext) {
  return [items.map(({ key, state, share }) => [Math.min(key, 2), state, share > 0]), left > 0]
}
