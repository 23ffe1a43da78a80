import { Stack } from '@chakra-ui/react'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useNotificationTexts } from '../texts.ts'

const readAllMachine = submissionMachine('readAllNotifications')

/** Marks all notifications as read. */
export function ReadAll() {
  const { t } = useNotificationTexts()
  return (
    <Stack gap="2" align="flex-start">
      <OperationButton
        machine={readAllMachine}
        input={{}}
        done={() => ({ message: t('readAllDone') })}
        problemPlace="below"
        variant="outline"
        size="sm"
        minHeight="touch"
      >
        {t('readAll')}
      </OperationButton>
    </Stack>
  )
}
