import { Stack } from '@chakra-ui/react'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { isOrderable } from '#domain/subscription/billing.ts'
import { emptySecrets } from '#domain/subscription/empty-form.ts'
import { newId } from '#src/browser/new-id.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useFlowVisit } from '#src/components/flow/use-flow-visit.ts'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { stepOf } from '#src/machines/step-of.ts'
import type {
  FormChanges,
  RequestContext,
  Secrets,
} from '#src/machines/subscription-request/request-context.ts'
import { mistakesIn, storedNumbersIn } from '#src/machines/subscription-request/request-profiles.ts'
import { subscriptionRequestMachine } from '#src/machines/subscription-request/subscription-request.machine.ts'
import { type Changes, RequestFormContext, type RequestFormValue } from './request-form-context.ts'
import { SubscriptionFlowContext, type SubscriptionFlowValue } from './subscription-flow-context.ts'
import { splitChanges } from './typed-changes.ts'
import { useDocument } from './use-documents.ts'
import { useRequestAddress } from './use-request-address.ts'
import { useStoredDraft } from './use-stored-draft.ts'

const isWithinFlow = (path: string) => path.startsWith('/subscription') || path.startsWith('/auth/login')

const isOtherPageOpen = (snapshot: SnapshotFrom<typeof subscriptionRequestMachine>) =>
  snapshot.matches({ wizard: 'resting' }) || snapshot.matches({ wizard: 'requested' })

/**
 * The flow of one request, with one route for each step. At /subscription and after the end of the flow, none of the
 * request's data is in memory.
 */
export function SubscriptionFlow() {
  const navigate = useNavigate()
  const catalogue = useCatalogue()
  const { snapshot, send, flow } = useFlow(subscriptionRequestMachine, {
    input: {
      newKey: newId,
      now: portalClock.now,
      isOrderable: (order) => isOrderable(catalogue, order),
    },
  })
  useFlowVisit('request', flow)
  const [secrets, setSecrets] = useState<Secrets>(emptySecrets)
  const { form, documents } = snapshot.context
  useRequestAddress(flow, snapshot)
  const isAway = isOtherPageOpen(snapshot)
  const mayManage = useMayManage()
  useEffect(() => {
    // A member who loses the role while filling in the form returns to the first page.
    if (!mayManage && !isAway) void navigate({ to: '/subscription', replace: true })
  }, [mayManage, isAway, navigate])
  const isUnkept = !snapshot.matches({ keeper: 'saved' })
  const hasNumbers = Object.values(secrets).some((text) => text !== '')
  const dirtyForm = useDirtyForm(!isAway && (isUnkept || hasNumbers))
  useStoredDraft(flow, { dirty: dirtyForm, within: isWithinFlow, hasNumbers: () => hasNumbers })

  const changeDocuments = useCallback(
    (changed: RequestContext['documents']) => send({ type: 'documents.changed', documents: changed }),
    [send],
  )
  const documentOptions = { documents, isAway, onChange: changeDocuments }
  const certificate = useDocument('rnImgViewInfo', documentOptions)
  const supportDocument = useDocument('ddlImgViewInfo', documentOptions)
  const [sendCertificate, sendSupport] = [certificate.send, supportDocument.send]

  useEffect(() => {
    const subscription = flow.subscribe((changed) => isOtherPageOpen(changed) && setSecrets(emptySecrets))
    return () => subscription.unsubscribe()
  }, [flow])

  useEffect(() => {
    const subscriptions = [
      flow.on('subscription.requested', ({ receipt: { subscriptionNo } }) => {
        dirtyForm.settle()
        void navigate({
          to: '/subscription/done',
          search: { subscriptionNo },
          state: { subscription: 'step' },
          replace: true,
        })
      }),
      flow.on('draft.lost', () => {
        dirtyForm.settle()
        void navigate({ to: '/subscription', state: { subscription: 'lost' }, replace: true })
      }),
      flow.on('documents.lost', () => {
        for (const forget of [sendCertificate, sendSupport]) forget({ type: 'files.sent' })
        changeDocuments({ rnImgViewInfo: null, ddlImgViewInfo: null })
      }),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [flow, dirtyForm, navigate, sendCertificate, sendSupport, changeDocuments])

  const change = useCallback(
    (changes: Changes) => {
      const { context } = flow.getSnapshot()
      const { changed, numbers } = splitChanges(context.form, changes)
      if (Object.keys(numbers).length > 0) setSecrets((before) => ({ ...before, ...numbers }))
      send({ type: 'form.changed', changes: changed })
    },
    [flow, send],
  )

  const value: SubscriptionFlowValue = useMemo(
    () => ({
      snapshot,
      send,
      uploads: { rnImgViewInfo: certificate, ddlImgViewInfo: supportDocument },
      mistakes: (step) => mistakesIn(snapshot.context, step, secrets),
    }),
    [snapshot, send, secrets, certificate, supportDocument],
  )
  const choose = useCallback((changes: FormChanges) => send({ type: 'choice.made', changes }), [send])
  const formValue: RequestFormValue = useMemo(
    () => ({ form, secrets, saved: storedNumbersIn(snapshot.context), change, choose }),
    [snapshot, form, secrets, change, choose],
  )
  return (
    <SubscriptionFlowContext value={value}>
      <RequestFormContext value={formValue}>
        <Stack
          gap={{ base: '5', md: '6' }}
          maxWidth={{ base: 'form', xl: stepOf(snapshot) === 'review' ? '62rem' : 'form' }}
          width="full"
          mx="auto"
        >
          <Outlet />
        </Stack>
      </RequestFormContext>
    </SubscriptionFlowContext>
  )
}
