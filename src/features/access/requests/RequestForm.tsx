import { Stack } from '@chakra-ui/react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Output, Schema } from '#contract/operation.ts'
import type { ApprovalType } from '#domain/access/codes.ts'
import { newId } from '#src/browser/new-id.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { useTitleFocus } from '#src/components/screen/use-title-focus.ts'
import { drafts } from '#src/forms/drafts.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { useDraft } from '#src/forms/use-draft.ts'
import { accessLifecycleMachine } from '#src/machines/access-lifecycle/access-lifecycle.machine.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useBackCloses } from '#src/ui/use-back-closes.ts'
import { BackTo } from '../BackTo.tsx'
import { reasonText } from '../reason-text.ts'
import { useAccessTexts } from '../texts.ts'
import { RequestFields } from './RequestFields.tsx'
import { RequestReview } from './RequestReview.tsx'
import { initialFormValues, type RequestFormValues } from './wish.ts'

type Props = { app: Output<'getAccessApp'>; level: Schema<'AccessLevel'>; approvalType: ApprovalType }

/** The form that requests a permission or a change of a permission: its fields, the effect, and the submission. */
export function RequestForm({ app, level, approvalType }: Props) {
  const { t } = useAccessTexts()
  const router = useRouter()
  const navigate = useNavigate()
  const { levelId } = level
  const { snapshot, send, flow } = useFlow(accessLifecycleMachine, {
    input: { levelId, approvalType, newKey: newId },
  })
  const requestAction = level.actions.find((action) => action.approvalType === approvalType)!
  // If the request becomes impossible while the form is open, the reason is shown at the field with the focus.
  const [wasOpen] = useState(requestAction.reason === null)
  const [wish, setWish] = useState<RequestFormValues>(() => initialFormValues(approvalType, app, level))
  const [draft] = useState(() =>
    drafts.of<{ reason: string }>(`access-${approvalType}-${levelId}`, {
      stored: [],
      remembered: ['reason'],
    }),
  )
  const form = useDirtyForm(wish.reason !== '', { onSettle: draft.clear })
  useLeaveQuestion(form)
  useDraft(draft, { reason: wish.reason }, form, ({ reason = '' }) =>
    setWish((typed) => ({ ...typed, reason })),
  )

  useEffect(() => {
    const listeners = [
      flow.on('request.made', ({ request: { requestId, approvalResult } }) => {
        form.settle()
        // A request that needs no approval takes effect at once.
        const message = t(approvalResult === 'WAITING' ? 'form.made' : 'form.done')
        toaster.show({ message, severity: 'success' })
        // Back leads to the app: the form would only report that a request is waiting.
        void navigate({ to: '/apps/request', search: { requestId }, replace: true })
      }),
      flow.on('access.outdated', () => void router.invalidate()),
    ]
    return () => listeners.forEach((each) => each.unsubscribe())
  }, [flow, form, navigate, router, t])

  const isReview =
    snapshot.matches('reviewing') ||
    snapshot.matches('creatingAccessRequest') ||
    snapshot.matches('requested')
  useTitleFocus(isReview)
  useBackCloses(snapshot.matches('reviewing'), () => send({ type: 'step.left' }))
  const basisDate = level.endDate ?? app.today
  return (
    <Stack gap="6" maxWidth="form" mx="auto" width="full">
      {approvalType === 'APPLY' ? (
        <BackLink to="/apps/detail" search={{ appId: app.appId }}>
          {t('form.backApp', { app: app.name })}
        </BackLink>
      ) : (
        <BackTo>{t('form.back')}</BackTo>
      )}
      <Stack gap="1">
        <ScreenTitle overflowWrap="anywhere">
          {isReview
            ? t('form.reviewTitle')
            : t('form.title', { app: app.name, type: t(`type.${approvalType}`) })}
        </ScreenTitle>
        <Text tone="muted">{t('form.lead', { level: level.name })}</Text>
      </Stack>
      {!wasOpen && (
        <Notice status="warning" title={t('form.closed')}>
          {requestAction.reason && reasonText(requestAction.reason)}
        </Notice>
      )}
      {wasOpen && !isReview && (
        <RequestFields
          {...{ app, level, approvalType, wish, setWish, send, date: basisDate }}
          context={snapshot.context}
          busy={snapshot.hasTag('busy')}
        />
      )}
      {wasOpen && isReview && (
        <RequestReview
          {...{ app, level, approvalType, send }}
          context={snapshot.context}
          busy={snapshot.hasTag('busy') || snapshot.matches('requested')}
        />
      )}
    </Stack>
  )
}
