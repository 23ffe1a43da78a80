import { useNavigate, useRouter } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { closedReason, trialLength } from '#domain/trial/rules.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { closedToOthers } from '#src/features/subscription/managers-only.ts'
import { StepForm } from '#src/forms/StepForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { useTrialTexts } from './texts.ts'

type ServiceCode = Schema<'ServiceCode'>
type Props = {
  offers: Schema<'TrialOffer'>[]
  wanted: ServiceCode | undefined
  isAllTried: boolean
  days: string | undefined
}

const requestMachine = submissionMachine('requestTrial')

/**
 * The form that requests a trial of one service; the request contains only the service. `days` is the length of a
 * trial.
 */
export function TrialForm({ offers, wanted, isAllTried, days }: Props) {
  const { t } = useTrialTexts()
  const navigate = useNavigate()
  const router = useRouter()
  const mayManage = useMayManage()
  const options = offers.map((offer) => {
    const { serviceCode, serviceName, summary, trialDays, trial } = offer
    const own = trialLength([trialDays])
    const unavailableReason = closedReason(offer)
    return {
      value: serviceCode,
      label: serviceName,
      description: unavailableReason
        ? t(`closed.${unavailableReason}`, { date: trial && formatDate(trial.endDate) })
        : own === days
          ? summary
          : t('offered', { summary, days: own }),
      disabled: unavailableReason !== undefined || !mayManage,
    }
  })
  const daysOf = (service: ServiceCode | null) =>
    trialLength([offers.find(({ serviceCode }) => serviceCode === service)?.trialDays ?? null]) ?? days
  const chosenService = (service: ServiceCode | null) =>
    options.find(({ value, disabled }) => value === service && !disabled)?.value ?? null
  const form = useOperationForm(requestMachine, {
    fields: { service: wanted ?? null },
    mistakes: ({ service }) => ({ service: chosenService(service) === null && t('missing') }),
    input: ({ service }, idempotencyKey) => {
      const serviceCode = chosenService(service)
      return serviceCode !== null && { idempotencyKey, serviceCode }
    },
    onDone: ({ serviceCode: service }) =>
      void navigate({ to: '/trial/done', search: { service }, replace: true }),
    reload: false,
    once: true,
    // A colleague has already started this trial; the screen reloads to show it.
    outdated: ['trial.used'],
    onOutdated: () => void router.invalidate(),
    worthAQuestion: false,
  })
  const { error, ...choice } = form.choice('service')
  return (
    <StepForm
      form={form}
      problem={mayManage && <ProblemNotice problem={form.problem} />}
      submit={!isAllTried && t('start', { days: daysOf(form.values.service) })}
      button={mayManage ? undefined : closedToOthers}
    >
      <RadioCards
        legend={t('service')}
        columns={2}
        options={options}
        {...choice}
        value={chosenService(form.values.service)}
        error={!form.problem && error}
      />
    </StepForm>
  )
}
