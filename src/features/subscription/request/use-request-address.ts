import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { formSteps } from '#domain/subscription/fields.ts'
import { useStepAddress } from '#src/components/flow/use-step-address.ts'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { planSearch } from '#src/features/plan/plan-search.ts'
import { stepOf } from '#src/machines/step-of.ts'
import type { RequestStep } from '#src/machines/subscription-request/request-context.ts'
import type { subscriptionRequestMachine } from '#src/machines/subscription-request/subscription-request.machine.ts'
import { requestSearch } from '../request-search.ts'
import { orderOf, searchOf } from './order.ts'

type Flow = ActorRefFrom<typeof subscriptionRequestMachine>

const TERMS = '/subscription/terms'
const REQUEST = '/subscription/request'
const fromStep = { subscription: 'step' } as const
const stepOrder: readonly RequestStep[] = ['terms', ...formSteps, 'review']

/**
 * Starts or opens the request that the address names, and keeps its step and the address synchronized in both
 * directions.
 */
export function useRequestAddress(
  flow: Flow,
  snapshot: SnapshotFrom<typeof subscriptionRequestMachine>,
): void {
  const navigate = useNavigate()
  const catalogue = useCatalogue()
  const pathname = useLocation({ select: ({ pathname: path }) => path })
  const search = useLocation({ select: ({ search: raw }) => raw as Record<string, unknown> })
  const isInside = pathname === TERMS || pathname === REQUEST
  const { draft, step: named } = requestSearch(search)
  const isResting = snapshot.matches({ wizard: 'resting' })
  const { draftId, form, problem } = snapshot.context
  const isLost = problem?.is('draft.missing') ?? false

  useEffect(() => {
    if (!isInside) flow.send({ type: 'request.left' })
  }, [flow, isInside])

  useEffect(() => {
    if (!isInside || !isResting || isLost) return
    const newOrder = orderOf(catalogue, planSearch(search))
    if (draft !== undefined) flow.send({ type: 'draft.opened', draftId: draft })
    else if (pathname === TERMS && newOrder) flow.send({ type: 'request.begun', order: newOrder })
    else void navigate({ to: '/subscription', state: { subscription: 'sentBack' }, replace: true })
  }, [flow, navigate, catalogue, isInside, isResting, isLost, draft, pathname, search])

  useStepAddress({
    order: stepOrder,
    address: isInside ? { step: pathname === TERMS ? 'terms' : named, id: draft } : undefined,
    flow: { step: stepOf(snapshot), id: draftId },
    ask: (wanted) => {
      flow.send({ type: 'step.requested', step: wanted })
      return stepOf(flow.getSnapshot())
    },
    go: (to, replace) =>
      void (to === 'terms'
        ? navigate({
            to: TERMS,
            search: { ...searchOf(form.serviceInfo), draft: draftId },
            state: fromStep,
            replace,
          })
        : navigate({ to: REQUEST, search: { draft: draftId, step: to }, state: fromStep, replace })),
  })
}
