import { Flex, Stack } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { Schema } from '#contract/operation.ts'
import { staffActionsOf } from '#domain/inquiry/states.ts'
import { newId } from '#src/browser/new-id.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { ActLinks } from '#src/components/screen/ActLinks.tsx'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ObjectDesk } from '#src/components/screen/ObjectDesk.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { focusScreenTitle } from '#src/components/shell/use-screen-change.ts'
import { ObjectNavigation } from '#src/lists/ObjectNavigation.tsx'
import { useAdminTexts } from '#src/lists/texts.ts'
import { inquiryHandlingMachine } from '#src/machines/inquiry-handling/inquiry-handling.machine.ts'
import { toaster } from '#src/ui/toaster.ts'
import { InquiryStateBadge } from '../InquiryStateBadge.tsx'
import { AboutInquiry } from './AboutInquiry.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { HandlingProblem } from './HandlingProblem.tsx'
import { InquirySteps } from './InquirySteps.tsx'
import { Messages } from './Messages.tsx'
import { NextInquiry } from './NextInquiry.tsx'
import { useAnswer } from './use-answer.ts'
import { InquiryChanges } from './WhatChanged.tsx'

/** One inquiry with its writer, its messages, and the possible actions of the staff. */
export function AdminInquiry({ inquiry: read }: { inquiry: Schema<'AdminInquiry'> }) {
  const { t } = useAdminTexts()
  const { snapshot, send, flow } = useFlow(inquiryHandlingMachine, {
    input: { inquiry: read, newKey: newId },
  })
  const { inquiry, before, next, problem } = snapshot.context
  const answer = useAnswer(inquiry.inquiryId, problem)
  const settle = useRef(answer.settle)
  const actions = staffActionsOf(inquiry.inquiryState)
  const busy = snapshot.hasTag('busy')

  // The shell moves the focus only when the path changes, and the path is the same for all inquiries, so the focus is
  // moved here.
  useEffect(() => {
    if (document.activeElement === document.body) focusScreenTitle()
  }, [])
  useEffect(() => {
    settle.current = answer.settle
  })
  useEffect(() => {
    const toastSuccess = (message: string) => toaster.show({ message, severity: 'success' })
    const listeners = [
      flow.on('taking.accepted', () => toastSuccess(t('inquiry.detail.taken'))),
      flow.on('closing.accepted', () => toastSuccess(t('inquiry.detail.closed'))),
      flow.on('answer.accepted', () => {
        settle.current()
        toastSuccess(t('inquiry.detail.sent'))
      }),
    ]
    return () => listeners.forEach((listener) => listener.unsubscribe())
  }, [flow, t])

  return (
    <Stack gap="4">
      <ObjectNavigation>
        <BackLink to="/admin/inquiry">{t('inquiry.detail.back')}</BackLink>
      </ObjectNavigation>
      <Flex align="center" justify="space-between" columnGap="4" rowGap="2" wrap="wrap">
        <Flex align="center" columnGap="2" rowGap="1" wrap="wrap" minWidth="0">
          <ScreenTitle overflowWrap="anywhere">{inquiry.subject}</ScreenTitle>
          <InquiryStateBadge state={inquiry.inquiryState} />
        </Flex>
        {actions.includes('answer') && (
          <ActLinks acts={[{ form: 'answering', label: t('inquiry.detail.write') }]} />
        )}
      </Flex>
      <ObjectDesk side={<AboutInquiry inquiry={inquiry} />}>
        <InquirySteps
          actions={actions}
          state={inquiry.inquiryState}
          inquiryNo={inquiry.inquiryNo}
          busy={busy}
          send={send}
        />
        <Messages inquiry={inquiry} />
        {before ? (
          <InquiryChanges before={before} now={inquiry} typed={answer.begun} />
        ) : (
          <HandlingProblem problem={problem} />
        )}
        {(actions.includes('answer') || answer.begun) && (
          <AnswerForm
            answer={answer}
            busy={busy}
            allowed={actions.includes('answer')}
            onAnswer={(given) => send({ type: 'answer.submitted', ...given })}
          />
        )}
        {snapshot.matches('answered') && <NextInquiry next={next} />}
      </ObjectDesk>
    </Stack>
  )
}
