import { assign, setup } from 'xstate'

export type Confirmation = {
  /** The name of the dialog host that shows this dialog. */
  group: string
  header: string
  message: string
  acceptLabel?: string
  rejectLabel?: string
  /** Whether accepting the dialog cannot be undone. */
  isFinal?: boolean
  accept?: () => void
  reject?: () => void
}

export type Alert = Omit<Confirmation, 'rejectLabel' | 'isFinal' | 'reject'> & {
  /**
   * The key by which alerts are merged while one of them waits or is shown; alerts without a key are merged if their
   * text is the same.
   */
  key?: string
}

/** A confirmation or an alert to be shown over the screen; `id` identifies it. */
export type PendingDialog =
  | ({ kind: 'confirm'; id: number } & Confirmation)
  | ({ kind: 'alert'; id: number } & Alert)

export type DialogContext = { pending: PendingDialog[]; requests: number }

/** Each answer contains the id of its dialog, so that a second click does not answer the next dialog. */
export type DialogEvent =
  | { type: 'confirm.requested'; confirmation: Confirmation }
  | { type: 'alert.requested'; confirmation: Alert }
  | { type: 'dialog.accepted'; id: number }
  | { type: 'dialog.rejected'; id: number }
  | { type: 'dialog.closed'; id: number }

type DialogIdEvent = { id: number }
const readDialogId = ({ event }: { event: DialogIdEvent }): DialogIdEvent => ({ id: event.id })

const readConfirmation = <Request>({ event }: { event: { confirmation: Request } }): Request =>
  event.confirmation
const answeredBy = <Call extends 'callAccept' | 'callReject'>(call: Call) => {
  const actions = [
    { type: call, params: readDialogId },
    { type: 'remove', params: readDialogId },
  ] as const
  return [
    { guard: { type: 'isLast', params: readDialogId }, target: 'hidden', actions },
    { guard: { type: 'isShown', params: readDialogId }, actions },
  ] as const
}

const shownDialogOf = ({ pending }: DialogContext, group: string) =>
  pending.find((dialog) => dialog.group === group)
const find = ({ pending }: DialogContext, id: number) => pending.find((dialog) => dialog.id === id)
const isShown = (context: DialogContext, id: number) => {
  const dialog = find(context, id)
  return dialog !== undefined && shownDialogOf(context, dialog.group) === dialog
}
const keyOf = ({ key, group, header, message }: Alert) => key ?? JSON.stringify([group, header, message])

/** Returns the dialog that a group currently shows; undefined if there is none. */
export function dialogOf(snapshot: { context: DialogContext }, group: string): PendingDialog | undefined {
  return shownDialogOf(snapshot.context, group)
}

// Calls a callback in a separate task, so that the dialog is closed before the call, another dialog may follow, and
// an error does not stop the machine.
function call(callback: (() => void) | undefined): void {
  if (callback) queueMicrotask(callback)
}

/**
 * The confirmations and alerts over the screen (SPEC sections 2 to 4). Each group shows one dialog at a time, in the
 * order of the requests. Every dialog is answered once: accepting calls `accept`; rejecting or closing a confirmation
 * calls `reject`; an alert has only one button, which calls `accept`.
 */
export const dialogMachine = setup({
  types: {} as { context: DialogContext; events: DialogEvent },
  actions: {
    addConfirmation: assign(({ context: { pending, requests } }, confirmation: Confirmation) => ({
      pending: [...pending, { ...confirmation, kind: 'confirm' as const, id: requests }],
      requests: requests + 1,
    })),
    addAlert: assign(({ context: { pending, requests } }, alert: Alert) => ({
      pending: [...pending, { ...alert, kind: 'alert' as const, id: requests }],
      requests: requests + 1,
    })),
    callAccept: ({ context }, { id }: DialogIdEvent) => call(find(context, id)?.accept),
    callReject: ({ context }, { id }: DialogIdEvent) => {
      const dialog = find(context, id)
      call(dialog?.kind === 'confirm' ? dialog.reject : dialog?.accept)
    },
    remove: assign({
      pending: ({ context }, { id }: DialogIdEvent) => context.pending.filter((dialog) => dialog.id !== id),
    }),
  },
  guards: {
    isShown: ({ context }, { id }: DialogIdEvent) => isShown(context, id),
    isLast: ({ context }, { id }: DialogIdEvent) => isShown(context, id) && context.pending.length === 1,
    isNew: ({ context: { pending } }, alert: Alert) =>
      !pending.some((dialog) => dialog.kind === 'alert' && keyOf(dialog) === keyOf(alert)),
  },
}).createMachine({
  id: 'dialog',
  context: { pending: [], requests: 0 },
  initial: 'hidden',
  states: {
    hidden: {
      on: {
        'confirm.requested': {
          target: 'visible',
          actions: { type: 'addConfirmation', params: readConfirmation },
        },
        'alert.requested': { target: 'visible', actions: { type: 'addAlert', params: readConfirmation } },
      },
    },
    visible: {
      on: {
        'confirm.requested': { actions: { type: 'addConfirmation', params: readConfirmation } },
        'alert.requested': {
          guard: { type: 'isNew', params: readConfirmation },
          actions: { type: 'addAlert', params: readConfirmation },
        },
        'dialog.accepted': answeredBy('callAccept'),
        'dialog.rejected': answeredBy('callReject'),
        'dialog.closed': answeredBy('callReject'),
      },
    },
  },
})
