import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { accessQueueMachine } from '#src/machines/access-queue/access-queue.machine.ts'
import { idOf, MAX_BULK_DECISIONS, openOf } from '#src/machines/access-queue/held-decisions.ts'
import { splitByOpening } from '#src/machines/access-queue/high-risk.ts'
import { nextOpen } from './next-open.ts'
import { useQueueEvents } from './use-queue-events.ts'
import { useQueueFocus } from './use-queue-focus.ts'

type Row = Schema<'AdminAccessRequest'>
type Decision = Schema<'AccessDecision'>
const SUCCESS = 200

const includes = (rows: readonly Row[], row: Row) => rows.some((each) => idOf(each) === idOf(row))

/**
 * Returns the queue on the screen: its selected rows, and the effects of its keys and buttons. `shown` is the request
 * next to the list.
 */
export function useQueue(rows: readonly Row[], shown: Row | undefined) {
  const router = useRouter()
  const { snapshot, send, flow } = useFlow(accessQueueMachine, {})
  const [isBegun, setBegun] = useState(false)
  const [commented, setCommented] = useState<Row>()
  const [openedIds, setOpenedIds] = useState<ReadonlySet<string>>(new Set())
  const [leftOut, setLeftOut] = useState<readonly Row[]>([])
  useQueueEvents(flow)
  const { asked, outcomes, held, sending } = snapshot.context

  const decidable = rows.filter(({ refusal }) => refusal === null)
  const open = openOf({ held, sending }, decidable)
  // Removes requests that another approver has decided since they were selected, and updates the rest.
  const chosen = open.filter((row) => includes(snapshot.context.chosen, row))
  const failedIds = new Set(outcomes.filter(({ code }) => code !== SUCCESS).map(({ requestId }) => requestId))
  const retryRows = open.filter((row) => failedIds.has(idOf(row)))
  const focusedRow = () => {
    const id = document.activeElement?.getAttribute('data-request')
    return open.find((row) => idOf(row) === id)
  }
  /** Returns the selected rows, or else the row with the focus, or else the request next to the list. */
  const affectedRows = () => {
    const currentRow = focusedRow() ?? open.find((row) => shown && idOf(row) === idOf(shown))
    return chosen.length > 0 ? chosen : currentRow ? [currentRow] : []
  }
  const focus = useQueueFocus(rows, open)
  const openRows = () => openOf(flow.getSnapshot().context, decidable)
  /** Performs an action, and moves the focus on if the action decided any rows. */
  const focusAfter = (decided: readonly Row[], gesture: () => void) => {
    const rowsBefore = openRows()
    gesture()
    const rowsAfter = openRows()
    if (rowsAfter.length < rowsBefore.length) focus.moveTo(nextOpen(rows, decided, rowsAfter))
  }
  /** Moves the focus back to the row of an undone decision. */
  const focusRow = (row?: Row) => {
    const [taken] = row ? [row] : (flow.getSnapshot().context.held.at(-1)?.rows ?? [])
    send({ type: 'decision.undone', ...(row && { row }) })
    if (taken) focus.moveTo(taken)
  }
  const choose = (wanted: readonly Row[]) => send({ type: 'requests.chosen', rows: wanted })
  const isChoosing = isBegun || chosen.length > 0
  const areAllChosen = open.length > 0 && chosen.length === Math.min(open.length, MAX_BULK_DECISIONS)
  return {
    snapshot,
    chosen,
    asked,
    outcomes,
    again: retryRows,
    areAllChosen,
    commented,
    /** Returns the decision on a row that is pending or being sent. */
    heldOn: (row: Row): Decision | undefined =>
      [...held, ...(sending ? [sending] : [])].find((each) => includes(each.rows, row))?.decision,
    /** Returns the seconds in which the decision on a row can be undone; undefined while it is being sent. */
    secondsOn: (row: Row): number | undefined => held.find((each) => includes(each.rows, row))?.secondsLeft,
    /** The props of the button that shows the checkboxes on phones. */
    choosing: {
      isPossible: open.length > 0,
      isChoosing,
      count: chosen.length,
      onChange(wanted: boolean) {
        setBegun(wanted)
        if (!wanted) choose([])
      },
      onRestore() {
        setBegun(true)
        choose(chosen)
      },
    },
    isChosen: (row: Row) => includes(chosen, row),
    /** Takes the value of the checkbox, since its change event may fire twice during hydration. */
    choose(row: Row, wanted: boolean) {
      if (includes(flow.getSnapshot().context.chosen, row) !== wanted) send({ type: 'request.toggled', row })
    },
    toggleFocused() {
      const row = focusedRow()
      if (row) send({ type: 'request.toggled', row })
    },
    chooseAll: () => choose(areAllChosen ? [] : open),
    chooseAgain: () => choose(retryRows),
    /** The requests that a bulk approval leaves out because their details were not opened. */
    leftOut,
    noteOpened: (row: Row) => setOpenedIds((ids) => new Set([...ids, idOf(row)])),
    /**
     * Begins a decision, which must then be confirmed; returns the request that must be opened first if no request
     * can be decided yet.
     */
    beginDecision(decision: Decision, given?: Row[]): Row | undefined {
      focus.stay()
      const wanted = given ?? affectedRows()
      const { ready, unopened } =
        decision === 'APPROVE' ? splitByOpening(wanted, openedIds) : { ready: wanted, unopened: [] }
      setLeftOut(unopened)
      if (ready.length === 0) return unopened[0]
      send({ type: 'decision.begun', decision, rows: ready })
      return undefined
    },
    decide: (row: Row, decision: Decision, comment = '') =>
      focusAfter([row], () => send({ type: 'decision.made', decision, rows: [row], comment })),
    confirm: (comment: string) => focusAfter(asked, () => send({ type: 'decision.confirmed', comment })),
    /** The element that gets the focus after the question before a decision. */
    finalFocus: focus.final,
    undo: () => focusRow(),
    /**
     * Returns a function that undoes the decision on one row; undefined for a bulk decision, and for a decision that
     * is being sent.
     */
    undoOn: (row: Row) =>
      held.some(({ rows: [first, ...more] }) => first && more.length === 0 && idOf(first) === idOf(row))
        ? () => focusRow(row)
        : undefined,
    leave: () => send({ type: 'decision.left' }),
    closeOutcomes: () => send({ type: 'outcomes.closed' }),
    comment() {
      const [row, ...more] = affectedRows()
      if (row && more.length === 0) setCommented(row)
    },
    /** Opens the page of the request, which also has its history, another term and a single decision. */
    open() {
      const row = focusedRow() ?? chosen[0]
      if (row) void router.navigate({ to: '/apps/request', search: { requestId: idOf(row) } })
    },
    endComment: () => setCommented(undefined),
  }
}
