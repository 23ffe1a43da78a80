import { Stack } from '@chakra-ui/react'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import type { OpenStep } from '#src/machines/signup/signup-context.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DataList, type DataListItem } from '#src/ui/DataList.tsx'
import { useSignup } from './signup-flow-context.ts'
import { useSignupTexts } from './texts.ts'

type ProvenProps = {
  title: string
  items: readonly DataListItem[]
  reopenLabel: string
  onReopen: () => void
  previous: OpenStep
}

/** A step whose value is already verified: the value, a button to continue, and a button to verify another value. */
export function VerifiedStep({ title, items, reopenLabel, onReopen, previous }: ProvenProps) {
  const { t } = useSignupTexts()
  const { snapshot, send } = useSignup()
  const isBusy = snapshot.hasTag('busy')
  return (
    <>
      <Stack gap="5">
        <ScreenTitle>{title}</ScreenTitle>
        <DataList columns={1} items={items} />
        <ProblemNotice problem={snapshot.context.problem} />
        <Button
          variant="ghost"
          alignSelf="flex-start"
          ml="-5"
          aria-disabled={isBusy || undefined}
          onClick={onReopen}
        >
          {reopenLabel}
        </Button>
      </Stack>
      <BottomActions>
        <Button
          variant="outline"
          size="lg"
          aria-disabled={isBusy || undefined}
          onClick={() => send({ type: 'step.requested', step: previous })}
        >
          {t('previous')}
        </Button>
        <Button size="lg" loading={isBusy} onClick={() => send({ type: 'proof.retained' })}>
          {t('next')}
        </Button>
      </BottomActions>
    </>
  )
}
