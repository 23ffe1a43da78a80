import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Problem } from '#contract/problem.ts'
import { formatDuration } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { useAccountTexts } from '#src/features/account/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useMemberTexts } from '../texts.ts'

type AskForCodeProps = {
  title: string
  lead: string
  problem: Problem | undefined
  /** Seconds until a code may be requested. */
  waitSeconds: number
  isBusy: boolean
  onAsk: () => void
  /** Buttons or links for the alternatives to this code. */
  children: ReactNode
}

/** Shows the destination of a code, and sends it on request. */
export function AskForCode({ title, lead, problem, waitSeconds, isBusy, onAsk, children }: AskForCodeProps) {
  const { t } = useMemberTexts()
  const { t: account } = useAccountTexts()
  return (
    <Stack gap="5">
      <ScreenHead title={title} lead={lead} />
      <ProblemNotice problem={problem}>
        {waitSeconds > 0 && (
          <Text as="p" numeric>
            {account('waitFor', { duration: formatDuration(waitSeconds) })}
          </Text>
        )}
      </ProblemNotice>
      <Stack gap="2">
        <Button
          size="lg"
          fullWidth
          loading={isBusy}
          aria-disabled={waitSeconds > 0 || undefined}
          onClick={onAsk}
        >
          {t('verify.send')}
        </Button>
        {children}
      </Stack>
    </Stack>
  )
}
