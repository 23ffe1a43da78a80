import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { newId } from '#src/browser/new-id.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useFlowVisit } from '#src/components/flow/use-flow-visit.ts'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { focusScreenTitle } from '#src/components/shell/use-screen-change.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { counselReservationMachine } from '#src/machines/counsel-reservation/counsel-reservation.machine.ts'
import { blankForm, type CounselForm } from '#src/machines/counsel-reservation/counsel-reservation-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Steps } from '#src/ui/Steps.tsx'
import { SlotStep } from '../care/SlotStep.tsx'
import { useReleasedHold } from '../care/use-released-hold.ts'
import { useSlots } from '../care/use-slots.ts'
import { storedHold } from '../stored-hold.ts'
import { useCounselTexts } from '../texts.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { SummaryStep } from './SummaryStep.tsx'

const steps = ['time', 'details', 'summary'] as const
const fields = Object.keys(blankForm) as (keyof CounselForm)[]

/** The reservation of a counsel: time, form, summary and confirmation, all at one address. */
export function Reservation({ days }: { days: Schema<'CounselDays'> }) {
  const { t } = useCounselTexts()
  const { info } = useSession()
  const [input] = useState(() => ({
    form: {
      ...blankForm,
      name: info?.name ?? '',
      email: info?.email ?? '',
      phoneNumber: info?.phoneNumber ?? '',
      companyName: info?.companyName ?? '',
    },
    leftHoldKey: storedHold.read(),
    newIdempotencyKey: newId,
  }))
  const { snapshot, send, flow } = useFlow(counselReservationMachine, { input })
  useFlowVisit('counsel', flow)
  const { form, startAt, hold, counsel, problem } = snapshot.context
  const slots = useSlots(flow, days)
  useReleasedHold(flow, hold?.holdKey)
  const isReserved = snapshot.matches('reserved')
  useLeaveQuestion(useDirtyForm(!isReserved && fields.some((field) => form[field] !== input.form[field])))

  const at = stepIndex((state) => snapshot.matches(state))
  const shownStep = useRef(at)
  useEffect(() => {
    if (shownStep.current === at) return
    shownStep.current = at
    window.scrollTo(0, 0)
    focusScreenTitle()
  }, [at])

  if (isReserved && counsel) return <DoneStep counsel={counsel} />
  const step = steps[at]!
  return (
    <Stack gap="5" maxWidth="form" mx="auto" width="full">
      <Steps
        label={t('reservation.progress')}
        steps={steps.map((key) => ({ key, label: t(`reservation.${key}.step`) }))}
        current={at}
        progressText={t('reservation.place', { total: steps.length, place: at + 1 })}
      />
      <ScreenHead title={t(`reservation.${step}.title`)} lead={t(`reservation.${step}.lead`)} />
      <Card>
        {step === 'time' && (
          <SlotStep
            slots={slots}
            startAt={startAt}
            held={hold?.startAt}
            problem={problem}
            busy={snapshot.hasTag('busy')}
            retained={t('hold.kept')}
            before={
              <ButtonLink asChild variant="outline">
                <Link to="/inquiry/counsel" activeOptions={{ exact: true }}>
                  {t('reservation.leave')}
                </Link>
              </ButtonLink>
            }
            submit={t('reservation.next')}
            onChoose={(startAt) => send({ type: 'slot.chosen', startAt })}
          />
        )}
        {step === 'details' && <DetailsStep snapshot={snapshot} send={send} known={info !== undefined} />}
        {step === 'summary' && <SummaryStep snapshot={snapshot} send={send} />}
      </Card>
    </Stack>
  )
}

type State = 'filling' | 'reviewing' | 'reservingCounsel' | 'unconfirmed'

function stepIndex(isIn: (state: State) => boolean): number {
  if (isIn('filling')) return 1
  return isIn('reviewing') || isIn('reservingCounsel') || isIn('unconfirmed') ? 2 : 0
}
