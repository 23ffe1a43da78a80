import type { Input, OperationId } from '#contract/operation.ts'
import type { Question } from '#src/components/dialog/confirm.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import { type OperationMachine, type OperationOrder, useOperation } from './use-operation.ts'

type Props<Id extends OperationId> = OperationOrder<Id> &
  Omit<ButtonProps, 'onClick' | 'loading'> & {
    machine: OperationMachine<Id>
    input: Input<Id>
    /** The confirmation before the operation is sent. */
    question?: Question
    /** Whether the message about a refusal is above or below the button. */
    problemPlace?: 'above' | 'below'
  }

/**
 * A button that sends an operation, after a confirmation if there is one, and shows the message about a refusal. For
 * several buttons with one operation, use `useOperation`.
 */
export function OperationButton<Id extends OperationId>({
  machine,
  input,
  question,
  problemPlace = 'above',
  done,
  onDone,
  reload,
  onLoaded,
  once,
  outdated,
  onOutdated,
  showOutdated,
  ...button
}: Props<Id>) {
  const order = { done, onDone, reload, onLoaded, once, outdated, onOutdated, showOutdated }
  const { problem, busy, submit } = useOperation(machine, order)
  const notice = <ProblemNotice problem={problem} />
  return (
    <>
      {problemPlace === 'above' && notice}
      <Button {...button} loading={busy} onClick={() => submit(input, question)} />
      {problemPlace === 'below' && notice}
    </>
  )
}
