import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Input, OperationId, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { confirm, type Question } from '#src/components/dialog/confirm.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import type { RowResult, rowActsMachine } from '#src/machines/row-acts/row-acts.machine.ts'

import { useRowTexts } from './row-texts.ts'

type RowActsMachine<Id extends OperationId> = ReturnType<typeof rowActsMachine<Id>>

/** A row with the name under which its result is shown. */
type NamedRow = { id: string; name: string }
export type RowActs = {
  busy: boolean
  /** The rows to which the operation applies, with their names. */
  rows: readonly NamedRow[]
  results: readonly (NamedRow & { text: string | undefined; isDone: boolean; isUnsure: boolean })[]
  /** The rows without a result, while the operation runs or after it was stopped. */
  left: readonly NamedRow[]
  problem: Problem | undefined
  goOn: () => void
  close: () => void
}

type Order<Row, Id extends OperationId> = {
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Returns a message about a row whose operation was accepted but did not succeed, such as a charge that failed. */
  failureOf?: (output: Output<Id>) => string | undefined
}

/**
 * Runs one operation for the selected rows of a list, and returns the result of each row; `machine` is created once
 * per module.
 */
export function useRowActs<Row, Id extends OperationId>(
  machine: RowActsMachine<Id>,
  { idOf, nameOf, failureOf }: Order<Row, Id>,
): RowActs & {
  start: (rows: readonly Row[], inputOf: (row: Row) => Input<Id>) => void
  /** Runs the operation after a confirmation. */
  ask: (rows: readonly Row[], inputOf: (row: Row) => Input<Id>, question: Question) => void
} {
  const router = useRouter()
  const { t } = useRowTexts()
  const { dialogs } = useMachines()
  const { snapshot, send, flow } = useFlow(machine, {})
  const [rows, setRows] = useState<readonly NamedRow[]>([])
  const { left, results, problem, unsureIds } = snapshot.context
  const isUnfinished = left.length > 0
  const form = useDirtyForm(isUnfinished)
  const leaveQuestion = {
    title: t('rows.leave.title'),
    text: t('rows.leave.text'),
    reject: t('rows.leave.reject'),
  }
  useLeaveQuestion(form, { losing: leaveQuestion, isOff: !isUnfinished })
  useEffect(() => {
    const reload = () => void router.invalidate()
    const listeners = [flow.on('rows.acted', reload), flow.on('rows.stopped', reload)]
    return () => listeners.forEach((each) => each.unsubscribe())
  }, [flow, router])

  const namedOf = (id: string): NamedRow => ({ id, name: rows.find((row) => row.id === id)?.name ?? '' })
  const textOf = ({ output, problem: refusal }: RowResult<Id>) =>
    refusal ? refusal.message : failureOf?.(output as Output<Id>)
  const start = (given: readonly Row[], inputOf: (row: Row) => Input<Id>) => {
    setRows(given.map((row) => ({ id: idOf(row), name: nameOf(row) })))
    send({ type: 'rows.given', calls: given.map((row) => ({ id: idOf(row), input: inputOf(row) })) })
  }
  return {
    busy: snapshot.hasTag('busy'),
    rows,
    results: (results as RowResult<Id>[]).map((result) => {
      const text = textOf(result)
      return {
        ...namedOf(result.id),
        text,
        isDone: text === undefined,
        isUnsure: result.problem !== undefined && unsureIds.includes(result.id),
      }
    }),
    left: left.map(({ id }) => namedOf(id)),
    problem,
    goOn: () => send({ type: 'rows.continued' }),
    close: () => send({ type: 'results.closed' }),
    start,
    ask: (given, inputOf, question) =>
      void confirm(dialogs, question).then((isSure) => isSure && start(given, inputOf)),
  }
}
