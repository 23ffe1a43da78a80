import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCompanyTexts } from './texts.ts'
import { useCompanyChange } from './use-company-change.ts'

const leaveMachine = submissionMachine('leaveCompany')

/** Leaves a company, after a confirmation of what ends; disabled with the reason if that is not possible. */
export function LeaveSection({
  company: { companyName: company, leaveRefusal },
}: {
  company: Pick<Schema<'Company'>, 'companyName' | 'leaveRefusal'>
}) {
  const { t } = useCompanyTexts()
  const dialogs = useMachines().dialogs
  const { problem, busy, submit } = useCompanyChange(leaveMachine, {
    done: () => t('leaving.done', { company }),
    isOwn: true,
  })
  const leave = async () => {
    const isSure = await confirm(dialogs, {
      header: t('leaving.question', { company }),
      message: t('leaving.effect'),
      acceptLabel: t('leaving.confirm'),
      rejectLabel: t('keep'),
      isFinal: true,
    })
    if (isSure) submit({})
  }
  return (
    <Card aria-labelledby="leaving">
      <Stack gap="3">
        <Heading level={2} size="md" id="leaving">
          {t('leaving.title')}
        </Heading>
        <Text tone="muted" id="leaving-text">
          {leaveRefusal ?? t('leaving.lead')}
        </Text>
        <ProblemNotice problem={problem} />
        <Button
          variant="outline"
          alignSelf={{ md: 'flex-start' }}
          loading={busy}
          aria-disabled={leaveRefusal !== null || undefined}
          aria-describedby="leaving-text"
          onClick={() => void leave()}
        >
          {t('leaving.submit')}
        </Button>
      </Stack>
    </Card>
  )
}
