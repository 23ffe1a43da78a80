import { Flex, Stack } from '@chakra-ui/react'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Output } from '#contract/operation.ts'
import { newId } from '#src/browser/new-id.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { usePart } from '#src/components/part/use-part.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { SCREEN_TITLE_ID, ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { accessLifecycleMachine } from '#src/machines/access-lifecycle/access-lifecycle.machine.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { AccessHistory } from '../AccessHistory.tsx'
import { ApprovalEffect } from '../approval/BriefFacts.tsx'
import { BackTo } from '../BackTo.tsx'
import { useAccessBriefTexts } from '../brief-texts.ts'
import { DecisionForm } from '../decisions/DecisionForm.tsx'
import { useHeldDecision } from '../decisions/use-held-decision.ts'
import { PasswordFirst } from '../PasswordFirst.tsx'
import { RequestStateBadge } from '../RequestStateBadge.tsx'
import { useAccessTexts } from '../texts.ts'
import { useHasQueue } from '../use-has-queue.ts'
import { AboutRequest } from './AboutRequest.tsx'
import { CommentForm } from './CommentForm.tsx'
import { NextForRequest } from './NextForRequest.tsx'
import { RequestChanged } from './RequestChanged.tsx'
import { RequestSides } from './RequestSides.tsx'
import { WithdrawRequest } from './WithdrawRequest.tsx'

type Detail = Output<'getAccessRequest'>
type Props = {
  loaded: Detail
  /** The facts for the decision, for approvers who may see them. */
  brief?: PagePart<DecisionFacts> | undefined
}
type DecisionFacts = Output<'getAdminAccessRequest'> | undefined

/** One request with its history, and the actions of its requester and its deciders. */
export function RequestDetail({ loaded, brief }: Props) {
  const { t } = useAccessTexts()
  const router = useRouter()
  const { passwordEntered } = useSession()
  const hasQueue = useHasQueue()
  const { snapshot, send, flow } = useFlow(accessLifecycleMachine, {
    input: { detail: loaded, newKey: newId },
  })
  const { detail: known = loaded, before, problem } = snapshot.context
  // The request from the route's loader is used unless the response of a decision is newer, since that response has
  // fewer fields.
  const detail =
    loaded.request.version >= known.request.version && loaded.events.length >= known.events.length
      ? loaded
      : known
  const { request, tab, events, decideYn, commentYn, withdrawYn } = detail
  const isOpen = !snapshot.matches('closed') && request.approvalResult === 'WAITING'
  const isBusy = snapshot.hasTag('busy')
  const isDeciding = isOpen && decideYn === 'Y' && passwordEntered

  const hold = useHeldDecision({ request, isReady: snapshot.matches('reading'), isOpen, send })

  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On phones the buttons can be visible while the notice is above the visible part of the screen.
    if (problem) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  useEffect(() => {
    const reloadPage = () => void router.invalidate()
    const listeners = [
      flow.on('request.closed', () => {
        const { approvalResult, closeReason } = flow.getSnapshot().context.detail!.request
        const messages = {
          DECISION: 'request.decide.rejected',
          WITHDRAWN: 'request.withdrawn',
          INELIGIBLE: 'request.decide.ineligible',
        } as const
        const message =
          approvalResult === 'APPROVED' ? 'request.decide.approved' : messages[closeReason as 'DECISION']
        toaster.show({ message: t(message), severity: closeReason === 'INELIGIBLE' ? 'danger' : 'success' })
        // The buttons that had the focus are gone.
        document.getElementById(SCREEN_TITLE_ID)?.focus({ preventScroll: true })
        reloadPage()
      }),
      flow.on('comment.added', () => {
        toaster.show({ message: t('request.ask.sent'), severity: 'success' })
        reloadPage()
      }),
      flow.on('request.outdated', reloadPage),
      flow.on('lifecycle.diverged', () =>
        toaster.show({ message: t('request.diverged'), severity: 'warning' }),
      ),
    ]
    return () => listeners.forEach((each) => each.unsubscribe())
  }, [flow, router, t])

  const isOfQueue = tab === 'APPROVAL' && hasQueue
  return (
    // The admin area is as wide as the window, which would be too wide for the text of one request.
    <Stack gap="6" maxWidth={isOfQueue ? '72rem' : undefined}>
      {isOfQueue ? (
        <BackLink to="/admin/approval">{t('request.backQueue')}</BackLink>
      ) : (
        <BackTo tab={tab}>{t(tab === 'REQUEST' ? 'request.back' : 'request.backDecisions')}</BackTo>
      )}
      <Flex wrap="wrap" align="flex-start" justify="space-between" gap="3">
        <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" minWidth="0">
          <ScreenTitle overflowWrap="anywhere">
            {t('request.title', { app: request.appName, type: t(`type.${request.approvalType}`) })}
          </ScreenTitle>
          <RequestStateBadge request={request} />
        </Flex>
        {isOpen && withdrawYn === 'Y' && (
          <WithdrawRequest
            name={`${request.appName} ${request.levelName} ${t(`type.${request.approvalType}`)}`}
            busy={isBusy}
            send={send}
          />
        )}
      </Flex>
      {problem && (
        <div ref={notice}>
          <ProblemNotice problem={problem} />
        </div>
      )}
      {before && <RequestChanged now={request} />}
      {isOpen && decideYn === 'Y' && !passwordEntered && (
        <PasswordFirst>{t('password.decide')}</PasswordFirst>
      )}
      <RequestSides>
        <Card data-facts="">
          {isDeciding && brief ? (
            <RequestForDecision detail={detail} brief={brief} />
          ) : (
            <AboutRequest detail={detail} />
          )}
        </Card>
        {isDeciding ? (
          <DecisionForm
            detail={detail}
            busy={isBusy}
            held={hold.held && { decision: hold.held, secondsLeft: hold.secondsLeft, onUndo: hold.undo }}
            onDecide={hold.decide}
          />
        ) : (
          isOpen &&
          request.ownYn === 'Y' && (
            <div data-side="">
              <NextForRequest detail={detail} />
            </div>
          )
        )}
        <div data-rest="">
          {request.ownYn === 'Y' && request.grantId && request.approvalResult === 'APPROVED' && (
            <ButtonLink asChild variant="outline" alignSelf="flex-start">
              <Link to="/apps/grant" search={{ grantId: request.grantId }}>
                {t('request.toGrant')}
              </Link>
            </ButtonLink>
          )}
          <AccessHistory events={events} />
          {request.ownYn === 'Y' && (
            <ButtonLink asChild variant="link" size="sm" minHeight="touch" alignSelf="flex-start">
              <Link to="/inquiry/write" search={{ about: 'ACCESS_REQUEST', aboutId: request.requestId }}>
                {t('ask')}
              </Link>
            </ButtonLink>
          )}
          {isOpen && commentYn === 'Y' && (
            <CommentForm flow={flow} own={request.ownYn === 'Y'} busy={isBusy} send={send} />
          )}
        </div>
      </RequestSides>
    </Stack>
  )
}

function RequestForDecision({ detail, brief }: { detail: Detail; brief: PagePart<DecisionFacts> }) {
  const { t } = useAccessBriefTexts()
  const decisionFacts = usePart(brief)
  return (
    <Stack gap="4">
      {decisionFacts && <ApprovalEffect row={decisionFacts.seen} level={2} />}
      <AboutRequest detail={detail} brief={decisionFacts} />
      <Part of={brief} name={t('name')} />
    </Stack>
  )
}
