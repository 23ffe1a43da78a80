import { Stack } from '@chakra-ui/react'
import { useMayManage } from '#src/components/context/app-context.ts'
import { closedToOthers } from '#src/features/subscription/managers-only.ts'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { saveFile } from '../save-file.ts'
import { useBillTexts } from '../texts.ts'
import type { BillSearch } from './bill-search.ts'

const exportMachine = submissionMachine('exportBills')

/**
 * Downloads the filtered bills as a file for Excel. Disabled for members who may only view; `ManagersOnly` on the
 * same screen shows the reason.
 */
export function ExportBills({ filter }: { filter: BillSearch }) {
  const { t } = useBillTexts()
  const mayManage = useMayManage()
  return (
    <Stack gap="3">
      <OperationButton
        machine={exportMachine}
        input={filter}
        onDone={saveFile}
        reload={false}
        problemPlace="below"
        variant="outline"
        {...(!mayManage && closedToOthers)}
      >
        {t('export')}
      </OperationButton>
    </Stack>
  )
}
