import { Stack } from '@chakra-ui/react'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { saveFile } from '../save-file.ts'
import { useBillTexts } from '../texts.ts'

const downloadMachine = submissionMachine('downloadBill')

/** Downloads a bill as a PDF. */
export function DownloadBill({ billId }: { billId: string }) {
  const { t } = useBillTexts()
  return (
    <Stack gap="3">
      <OperationButton
        machine={downloadMachine}
        input={{ billId }}
        onDone={saveFile}
        reload={false}
        problemPlace="below"
        variant="soft"
        size="sm"
        minHeight="touch"
      >
        {t('detail.download')}
      </OperationButton>
    </Stack>
  )
}
