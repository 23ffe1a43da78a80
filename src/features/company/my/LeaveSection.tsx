import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCompanyTexts } from './texts.ts'
import { useCompanyChange } from './use-company-order.ts'

const leaveMachine = submissionMachine('leaveCompany')

/**
 * The button that leaves a company, after a confirmation that shows the consequences. If the member cannot leave, the
 * button is disabled and the reason is shown.
 */
export function LeaveSection({
  company: { companyName: company, leaveRefusal },
}: {
  company: Pick<Schema<'Company'>, 'companyName' | 'leaveRefusal'>
}) {
  const { t } = useCompanyTexts()
  const operationOptions = useCompanyChange({ isOwn: true })
  return (
    <Card aria-labelledby="leaving">
      <Stack gap="3">
        <Heading level={2} size="md" id="leaving">
          {t('leaving.title')}
        </Heading>
        <Text tone="muted" id="leaving-text">
          {leaveRefusal ?? t('leaving.lead')}
        </Text>
        <OperationButton
          {...operationOptions}
          machine={leaveMachine}
          input={{}}
          done={() => t('leaving.done', { company })}
          question={{
            header: t('leaving.question', { company }),
            message: t('leaving.effect'),
            acceptLabel: t('leaving.confirm'),
            rejectLabel: t('cancel'),
            isFinal: true,
          }}
          variant="outline"
          alignSelf={{ md: 'flex-start' }}
          aria-disabled={leaveRefusal !== null || undefined}
          aria-describedby="leaving-text"
        >
          {t('leaving.submit')}
        </OperationButton>
      </Stack>
    </Card>
  )
}
