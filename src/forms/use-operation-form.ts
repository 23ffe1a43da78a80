import { useState } from 'react'
import type { Input, OperationId, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import type { Question } from '#src/components/dialog/confirm.ts'
import type { ToastOrder } from '#src/ui/toast-store.ts'
import type { Saver } from './ChangedMeanwhile.tsx'
import { type FieldsOrder, type Mistakes, useForm } from './use-form.ts'
import { type Guard, useFormGuard } from './use-form-guard.ts'
import { type OperationMachine, type OperationOrder, useOperation } from './use-operation.ts'

type Order<Id extends OperationId, Fields extends object> = Omit<FieldsOrder<Fields>, 'mistakes'> &
  Omit<OperationOrder<Id>, 'done'> &
  Guard<Fields> & {
    /**
     * Like `mistakes` of `useForm`. A refusal about a field is its error as long as the sent value is
     * unchanged.
     */
    mistakes?: (values: Fields, last: { problem: Problem | undefined; sent: Fields }) => Mistakes<Fields>
    /** The message after the operation was accepted, as in `useOperation`. */
    done?: (output: Output<Id>, sent: Fields) => string | ToastOrder
    /**
     * The input of the operation for the values; null or false if there is nothing to send. The key is that of
     * `useForm`.
     */
    input: (values: Fields, idempotencyKey: string) => Input<Id> | null | false
    /** The confirmation before the operation is sent. */
    question?: (values: Fields) => Question
    /** The person who saved last, shown after a conflict. */
    saver?: Saver | undefined
  }

/**
 * A form that is sent to one operation, rendered by `OperationForm` or `DialogForm`: its fields, the question before it is left or
 * sent, its draft, and the message and reload afterwards. Sent values then no longer count as typed. If another person has saved
 * since typing began, the typed values stay, the saved ones are shown under the fields, and the next press saves over them
 * ([decision 202](../../docs/decisions/0202-typed-values-outlive-a-conflict.md)).
 *
 *     const form = useOperationForm(renameMachine, {
 *       fields: { name },
 *       mistakes: (typed) => ({ name: isBlank(typed.name) && t('nameMissing') }),
 *       input: (typed) => ({ passkeyId, name: typedText(typed.name) }),
 *       done: () => t('renamed'),
 *     })
 */
export function useOperationForm<Id extends OperationId, Fields extends object>(
  machine: OperationMachine<Id>,
  { input, mistakes, question, done, onDone, onLoaded, saver, ...order }: Order<Id, Fields>,
) {
  const { reload = true, once = false } = order
  const [sent, setSent] = useState(order.fields)
  const [settled, setSettled] = useState<Problem>()
  const operation = useOperation(machine, {
    ...order,
    done: done && ((output) => done(output, sent)),
    onDone: (output) => {
      guard.settle()
      if (!reload && !once) forget()
      onDone?.(output)
    },
    onLoaded: () => {
      if (!once) forget()
      onLoaded?.()
    },
  })
  const { isPaused, pauseSecondsLeft } = operation
  const problem = operation.problem === settled ? undefined : operation.problem
  const form = useForm({
    ...order,
    mistakes: mistakes && ((values) => mistakes(values, { problem, sent })),
    busy: operation.busy,
    onSubmit: (values, idempotencyKey) => {
      const operationInput = input(values, idempotencyKey)
      if (!operationInput) return
      setSent(values)
      operation.submit(operationInput, question?.(values))
    },
  })
  const guard = useFormGuard(form, order)
  const forget = () => {
    form.forget(sent)
    setSent(order.fields)
  }
  const { conflict } = form
  return {
    ...form,
    conflict: conflict && {
      ...conflict,
      takeSaved: () => {
        conflict.takeSaved()
        setSettled(operation.problem)
      },
    },
    problem,
    isOutdated: problem?.is(...(order.outdated ?? [])) ?? false,
    saver,
    isPaused,
    pauseSecondsLeft,
    settle: guard.settle,
  }
}
