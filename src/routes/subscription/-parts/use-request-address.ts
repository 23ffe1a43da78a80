import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { RequestStep } from '#src/machines/subscription-request/request-context.ts'
import { requestStepOf } from '#src/machines/subscription-request/request-step.ts'
import type { subscriptionRequestMachine } from '#src/machines/subscription-request/subscription-request.machine.ts'
import { planSearch } from '../../service/-plan-search.ts'
import { requestSearch } from '../-search.ts'
import { orderOf, searchOf } from './order.ts'
import { moveOf } from './request-move.ts'

type Flow = ActorRefFrom<typeof subscriptionRequestMachine>

const TERMS = '/subscription/terms'
const REQUEST = '/subscription/request'
const step = { subscription: 'step' } as const

/**
 * Begins or opens the request its address names, and keeps address and machine at the same step, whichever of the two moved.
 */
export function useRequestAddress(
  flow: Flow,
  snapshot: SnapshotFrom<typeof subscriptionRequestMachine>,
): void {
  const navigate = useNavigate()
  const pathname = useLocation({ select: ({ pathname: path }) => path })
  const search = useLocation({ select: ({ search: said }) => said as Record<string, unknown> })
  const isInside = pathname === TERMS || pathname === REQUEST
  const { draft, step: named } = requestSearch(search)
  const atAddress = pathname === TERMS ? 'terms' : named
  const atMachine = requestStepOf(snapshot)
  const isResting = snapshot.matches({ wizard: 'resting' })
  const { draftId, form, problem } = snapshot.context
  const isLost = problem?.is('draft.missing') ?? false
  const agreed = useRef<RequestStep>(undefined)

  useEffect(() => {
    if (isInside) return
    agreed.current = undefined
    flow.send({ type: 'request.left' })
  }, [flow, isInside])

  useEffect(() => {
    if (!isInside || !isResting || isLost) return
    if (draft !== undefined) flow.send({ type: 'draft.opened', draftId: draft })
    else if (pathname === TERMS) flow.send({ type: 'request.begun', order: orderOf(planSearch(search)) })
    else void navigate({ to: '/subscription', state: { subscription: 'sentBack' }, replace: true })
  }, [flow, navigate, isInside, isResting, isLost, draft, pathname, search])

  useEffect(() => {
    if (!isInside || atMachine === undefined) return
    const agree = (at: RequestStep) => void (agreed.current = at)
    const go = (at: RequestStep, replace: boolean) =>
      void (at === 'terms'
        ? navigate({
            to: TERMS,
            search: { ...searchOf(form.serviceInfo), draft: draftId },
            state: step,
            replace,
          })
        : navigate({ to: REQUEST, search: { draft: draftId, step: at }, state: step, replace }))
    const move = moveOf({
      address: { step: atAddress, draft },
      request: { step: atMachine, draft: draftId },
      agreed: agreed.current,
    })
    if (!move) agree(atMachine)
    else if ('to' in move) go(move.to, move.replace)
    else {
      flow.send({ type: 'step.requested', step: move.ask })
      const reached = requestStepOf(flow.getSnapshot())
      if (reached === move.ask) agree(reached)
      else if (reached !== undefined) go(reached, true)
    }
  }, [flow, navigate, isInside, atAddress, atMachine, draft, draftId, form.serviceInfo])
}
