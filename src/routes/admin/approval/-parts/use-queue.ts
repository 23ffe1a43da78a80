import '#src/i18n/areas/approval.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { accessQueueMachine, mostAtOnce } from '#src/machines/access-queue/access-queue.machine.ts'
import { useFlow } from '#src/routes/-flow/use-flow.ts'
import { toaster } from '#src/ui/toaster.ts'

type Row = Schema<'AdminAccessRequest'>
const SUCCESS = 200
const idOf = ({ request }: Row) => request.requestId

/** The queue on the screen: what of the page is picked, and what its keys and buttons do. */
export function useQueue(rows: readonly Row[]) {
  const { t } = useTranslation('approval')
  const router = useRouter()
  const { snapshot, send, flow } = useFlow(accessQueueMachine, {})
  const [commented, setCommented] = useState<Row>()
  const { asked, outcomes } = snapshot.context

  useEffect(() => {
    const reload = () => void router.invalidate()
    const told = [
      flow.on('requests.decided', reload),
      flow.on('list.outdated', reload),
      flow.on('lifecycle.diverged', () => toaster.show({ message: t('diverged'), severity: 'warning' })),
    ]
    return () => told.forEach((each) => each.unsubscribe())
  }, [flow, router, t])

  const open = rows.filter(({ refusal }) => refusal === null)
  // What someone else has decided on meanwhile is not there any more; what is, stands as it is now.
  const chosen = open.filter((row) => snapshot.context.chosen.some((each) => idOf(each) === idOf(row)))
  const failed = new Set(outcomes.filter(({ code }) => code !== SUCCESS).map(({ requestId }) => requestId))
  const again = open.filter((row) => failed.has(idOf(row)))
  const focused = () => {
    const id = document.activeElement?.getAttribute('data-request')
    return open.find((row) => idOf(row) === id)
  }
  /** What was picked, or else the row with the focus. */
  const meant = () => {
    const here = focused()
    return chosen.length > 0 ? chosen : here ? [here] : []
  }
  const areAllChosen = open.length > 0 && chosen.length === Math.min(open.length, mostAtOnce)
  return {
    snapshot,
    chosen,
    asked,
    outcomes,
    again,
    areAllChosen,
    commented,
    busy: snapshot.hasTag('busy'),
    isChosen: (row: Row) => chosen.some((each) => idOf(each) === idOf(row)),
    toggle: (row: Row) => send({ type: 'request.toggled', row }),
    toggleFocused() {
      const row = focused()
      if (row) send({ type: 'request.toggled', row })
    },
    chooseAll: () => send({ type: 'requests.chosen', rows: areAllChosen ? [] : open }),
    begin: (decision: Schema<'AccessDecision'>, given?: Row[]) =>
      send({ type: 'decision.begun', decision, rows: given ?? meant() }),
    confirm: (comment: string) => send({ type: 'decision.confirmed', comment }),
    leave: () => send({ type: 'decision.left' }),
    closeOutcomes: () => send({ type: 'outcomes.closed' }),
    comment() {
      const [row, ...more] = meant()
      if (row && more.length === 0) setCommented(row)
    },
    /** To the whole of a request: its history, another term, a decision on it alone. */
    open() {
      const row = focused() ?? chosen[0]
      if (row) void router.navigate({ to: '/apps/request', search: { requestId: idOf(row) } })
    },
    endComment: () => setCommented(undefined),
  }
}
