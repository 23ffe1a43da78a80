import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formSteps } from '#domain/subscription/fields.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { stepOf } from '#src/machines/step-of.ts'
import type { RequestStep } from '#src/machines/subscription-request/request-context.ts'
import { type Profiles, skipsCompanySteps } from '#src/machines/subscription-request/request-profiles.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Steps } from '#src/ui/Steps.tsx'
import { useSubscriptionFlow } from './subscription-flow-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

const allSteps: readonly RequestStep[] = ['terms', ...formSteps, 'review']
/** The steps for a known company. */
const shortSteps: readonly RequestStep[] = ['terms', 'company', 'payment', 'review']

type Props = {
  step: RequestStep | undefined
  /** The company's profiles for the terms step, which is shown before the flow loads them. */
  profiles?: Profiles | undefined
  children: ReactNode
}

/**
 * The layout of one step of a request: the progress, and a placeholder until the current step is known. Without a
 * known number of steps no progress is shown.
 */
export function RequestFrame({ step, profiles, children }: Props) {
  const { t } = useSubscriptionRequestTexts()
  const { snapshot, send } = useSubscriptionFlow()
  const isUnreached = snapshot.matches({ wizard: 'unreached' })
  const isShort = skipsCompanySteps(snapshot.context, profiles)
  const steps = step !== undefined && isShort && shortSteps.includes(step) ? shortSteps : allSteps
  const isHere = step !== undefined && stepOf(snapshot) === step
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      {isHere && isShort !== undefined && (
        <Steps
          label={t('title')}
          steps={steps.map((key) => ({ key, label: t(`step.${key}`) }))}
          current={steps.indexOf(step)}
          progressText={t('progress', { count: steps.length, current: steps.indexOf(step) + 1 })}
        />
      )}
      <Card padding="lg" elevated>
        {isUnreached && (
          <Stack gap="5">
            <ScreenTitle>{t('title')}</ScreenTitle>
            <ProblemNotice problem={snapshot.context.problem} />
            <Button size="lg" fullWidth onClick={() => send({ type: 'draft.retried' })}>
              {t('retry')}
            </Button>
          </Stack>
        )}
        {!isUnreached && (isHere ? children : <Skeleton height="2.5rem" count={5} />)}
      </Card>
    </Stack>
  )
}
