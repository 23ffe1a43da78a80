import { Stack } from '@chakra-ui/react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { closedBecause } from '#domain/trial/rules.ts'
import { newId } from '#src/browser/new-id.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useServiceTexts } from '#src/features/plan/service-texts.ts'
import { closedToOthers } from '#src/features/subscription/managers-only.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { useTrialTexts } from './texts.ts'

type ServiceCode = Schema<'ServiceCode'>
type Props = { offers: Schema<'TrialOffer'>[]; wanted: ServiceCode | undefined; isAllTried: boolean }

const requestMachine = submissionMachine('requestTrial')
/** A service and the key of asking for it, which stays the same over retries. */
const choiceOf = (service: ServiceCode | null) => ({ service, idempotencyKey: newId() })

/** Requests the trial of one service; only its name is sent. */
export function TrialForm({ offers, wanted, isAllTried }: Props) {
  const { t } = useTrialTexts()
  const { t: serviceText } = useServiceTexts()
  const navigate = useNavigate()
  const router = useRouter()
  const mayManage = useMayManage()
  const [{ service, idempotencyKey }, setChoice] = useState(() => choiceOf(wanted ?? null))
  const [tried, setTried] = useState(false)
  const { snapshot, send, flow } = useFlow(requestMachine, {})
  const { problem } = snapshot.context
  useAccepted(
    flow,
    ({ output }) =>
      void navigate({ to: '/trial/done', search: { service: output.serviceCode }, replace: true }),
  )
  useEffect(() => {
    // A colleague was faster: their draft is shown.
    if (problem?.is('trial.used')) void router.invalidate()
  }, [problem, router])

  const options = offers.map((offer) => {
    const { serviceCode, trial } = offer
    const closed = closedBecause(offer)
    return {
      value: serviceCode,
      label: serviceText(`${serviceCode}.name`),
      description: closed
        ? t(`closed.${closed}`, { date: trial && formatDate(trial.endDate) })
        : serviceText(`${serviceCode}.text`),
      disabled: closed !== undefined || !mayManage,
    }
  })
  const chosen = options.find(({ value, disabled }) => value === service && !disabled)?.value ?? null
  const request = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (chosen === null)
      return event.currentTarget.querySelector<HTMLElement>('input[type=radio]:enabled')?.focus()
    send({ type: 'submission.requested', input: { idempotencyKey, serviceCode: chosen } })
  }
  return (
    <form onSubmit={request} noValidate>
      <Stack gap="5" align="stretch">
        <RadioCards
          legend={t('service')}
          columns={2}
          options={options}
          value={chosen}
          onValueChange={(value) => setChoice(choiceOf(value))}
          error={tried && chosen === null && !problem && t('missing')}
        />
        {mayManage && <ProblemNotice problem={problem} />}
      </Stack>
      {!isAllTried && (
        <BottomActions>
          <Button
            type="submit"
            size="lg"
            loading={snapshot.hasTag('busy') || snapshot.matches('submitted')}
            {...(!mayManage && closedToOthers)}
          >
            {t('start')}
          </Button>
        </BottomActions>
      )}
    </form>
  )
}
