import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { describeModel } from '../testing/describe-model.ts'
import {
  type Alert,
  type Confirmation,
  dialogMachine,
  dialogOf,
  type PendingDialog,
} from './dialog.machine.ts'

const leaveConfirmation: Confirmation = {
  group: 'shell',
  header: '나가기',
  message: '입력한 내용이 사라집니다.',
}
const savedAlert: Alert = { group: 'shell', header: '알림', message: '저장했습니다.' }
const ask = { type: 'confirm.requested', confirmation: leaveConfirmation } as const
const alertRequested = { type: 'alert.requested', confirmation: savedAlert } as const
const accept = (id: number) => ({ type: 'dialog.accepted', id }) as const
const reject = (id: number) => ({ type: 'dialog.rejected', id }) as const
const close = (id: number) => ({ type: 'dialog.closed', id }) as const
const pendingDialogs = (...ids: number[]) => ({
  context: { pending: ids.map((id) => expect.objectContaining({ id })) },
})

describeModel(dialogMachine, {
  input: undefined,
  gestures: [ask, alertRequested, ...[0, 1].flatMap((id) => [accept(id), reject(id), close(id)])],
  outcomes: [],
  sameness: ({ context }) =>
    (context.pending as PendingDialog[]).slice(0, 3).map(({ kind, id }) => [kind, Math.min(id, 2)]),
  endings: [
    [[], 'hidden', pendingDialogs()],
    [[ask], 'visible', pendingDialogs(0)],
    [[alertRequested], 'visible', pendingDialogs(0)],
    [[ask, ask], 'visible', pendingDialogs(0, 1)],
    [[ask, alertRequested], 'visible', pendingDialogs(0, 1)],
    [[alertRequested, alertRequested], 'visible', pendingDialogs(0)],
    [[ask, accept(0)], 'hidden', pendingDialogs()],
    [[ask, reject(0)], 'hidden', pendingDialogs()],
    [[ask, close(0)], 'hidden', pendingDialogs()],
    [[ask, ask, accept(0)], 'visible', pendingDialogs(1)],
    [[ask, ask, reject(0)], 'visible', pendingDialogs(1)],
    [[ask, ask, close(0)], 'visible', pendingDialogs(1)],
    // A second click contains the id of a dialog that is closed, or of one that is not shown yet, and has no effect.
    [[ask, ask, accept(0), accept(0)], 'visible', pendingDialogs(1)],
    [[ask, ask, accept(1)], 'visible', pendingDialogs(0, 1)],
    [[ask, ask, reject(1)], 'visible', pendingDialogs(0, 1)],
    [[ask, ask, close(1)], 'visible', pendingDialogs(0, 1)],
    [[ask, accept(1)], 'visible', pendingDialogs(0)],
    [[ask, accept(0), ask], 'visible', pendingDialogs(1)],
  ],
})

describe('the dialog machine', () => {
  // Every sequence of four confirmations and alerts, as the bits of a number.
  it.each(Array.from({ length: 16 }, (_, order) => order))(
    'gives each dialog a unique id, in sequence %i',
    (order) => {
      const actor = createActor(dialogMachine).start()
      for (const bit of [1, 2, 4, 8])
        actor.send(
          order & bit ? ask : { ...alertRequested, confirmation: { ...savedAlert, message: `${bit}번째` } },
        )
      const ids = actor.getSnapshot().context.pending.map(({ id }) => id)
      expect(new Set(ids).size).toBe(4)
    },
  )

  function start() {
    const calls: string[] = []
    const dialogs = createActor(dialogMachine).start()
    const recordEvent = (name: string) => ({
      accept: () => void calls.push(`${name} accepted`),
      reject: () => void calls.push(`${name} rejected`),
    })
    const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
    return {
      calls,
      dialogs,
      noted: recordEvent,
      settled: nextTask,
      shown: (group: string) => dialogOf(dialogs.getSnapshot(), group),
    }
  }

  it.each([
    ['dialog.accepted', 'it accepted'],
    ['dialog.rejected', 'it rejected'],
    ['dialog.closed', 'it rejected'],
  ] as const)('answers a confirmation once: %s is "%s"', async (type, call) => {
    const { calls, dialogs, noted, settled } = start()
    dialogs.send({ type: 'confirm.requested', confirmation: { ...leaveConfirmation, ...noted('it') } })
    dialogs.send({ type, id: 0 })
    dialogs.send({ type, id: 0 })
    dialogs.send({ type: 'dialog.accepted', id: 0 })
    await settled()
    expect(calls).toEqual([call])
  })

  const answers = ['dialog.accepted', 'dialog.rejected', 'dialog.closed'] as const
  it.each(answers)('accepts an alert by %s, since an alert has only one answer', async (type) => {
    const { calls, dialogs, noted, settled } = start()
    dialogs.send({ type: 'alert.requested', confirmation: { ...savedAlert, accept: noted('it').accept } })
    dialogs.send({ type, id: 0 })
    await settled()
    expect(calls).toEqual(['it accepted'])
  })

  it('does not throw when a dialog without callbacks is answered', () => {
    const { dialogs, shown } = start()
    dialogs.send(ask)
    dialogs.send(close(0))
    expect([dialogs.getSnapshot().status, shown('shell')]).toEqual(['active', undefined])
  })

  it('shows the first dialog of each group and answers it independently of other groups', async () => {
    const { calls, dialogs, noted, settled, shown } = start()
    for (const [group, name] of [
      ['shell', 'a'],
      ['shell', 'b'],
      ['my', 'c'],
    ] as const)
      dialogs.send({
        type: 'confirm.requested',
        confirmation: { ...leaveConfirmation, ...noted(name), group },
      })
    expect([shown('shell')?.id, shown('my')?.id, shown('other')]).toEqual([0, 2, undefined])
    dialogs.send(reject(2))
    dialogs.send(accept(0))
    expect([shown('shell')?.id, shown('my')]).toEqual([1, undefined])
    await settled()
    expect(calls).toEqual(['c rejected', 'a accepted'])
  })

  it('merges alerts with the same key or text, but not confirmations', () => {
    const { dialogs } = start()
    const kinds = () =>
      dialogs.getSnapshot().context.pending.map(({ kind, message }) => `${kind}: ${message}`)
    dialogs.send({
      type: 'alert.requested',
      confirmation: { ...savedAlert, key: 'session', message: '하나' },
    })
    dialogs.send({ type: 'alert.requested', confirmation: { ...savedAlert, key: 'session', message: '둘' } })
    for (const change of [{}, {}, { group: 'my' }, { header: '안내' }, { message: '셋' }])
      dialogs.send({ type: 'alert.requested', confirmation: { ...savedAlert, ...change } })
    for (const confirmation of [leaveConfirmation, leaveConfirmation, savedAlert])
      dialogs.send({ type: 'confirm.requested', confirmation })
    dialogs.send({ type: 'alert.requested', confirmation: leaveConfirmation })
    expect(kinds()).toEqual([
      'alert: 하나',
      'alert: 저장했습니다.',
      'alert: 저장했습니다.',
      'alert: 저장했습니다.',
      'alert: 셋',
      `confirm: ${leaveConfirmation.message}`,
      `confirm: ${leaveConfirmation.message}`,
      'confirm: 저장했습니다.',
      `alert: ${leaveConfirmation.message}`,
    ])
  })

  it('allows a callback to open the next dialog after the current one is closed', async () => {
    const { dialogs, settled, shown } = start()
    const accept = () => dialogs.send({ type: 'alert.requested', confirmation: savedAlert })
    dialogs.send({ type: 'confirm.requested', confirmation: { ...leaveConfirmation, accept } })
    dialogs.send({ type: 'dialog.accepted', id: 0 })
    expect(dialogs.getSnapshot().value).toBe('hidden')
    await settled()
    expect(shown('shell')).toMatchObject({ kind: 'alert', id: 1 })
  })

  it('continues after a callback that throws, whose error reaches the page’s error handler', () => {
    const { dialogs } = start()
    const tasks = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined)
    const accept = () => {
      throw new Error('the callback failed')
    }
    dialogs.send({ type: 'confirm.requested', confirmation: { ...leaveConfirmation, accept } })
    dialogs.send({ type: 'dialog.accepted', id: 0 })
    const [[task] = []] = tasks.mock.calls
    tasks.mockRestore()
    expect(task).toThrow('the callback failed')
    expect(dialogs.getSnapshot()).toMatchObject({ status: 'active', value: 'hidden' })
  })
})
