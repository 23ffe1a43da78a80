import { Stack } from '@chakra-ui/react'
import { useMayManage } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { closedToOthers } from '#src/features/subscription/managers-only.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { saveFile } from '../save-file.ts'
import { useBillTexts } from '../texts.ts'
import type { BillSearch } from './bill-search.ts'

const exportMachine = submissionMachine('exportBills')

/** Downloads the filtered bills as a file for Excel; disabled for members who may only view, as the screen states (`ManagersOnly`). */
export function ExportBills({ filter }: { filter: BillSearch }) {
  const { t } = useBillTexts()
  const mayManage = useMayManage()
  const { snapshot, send, flow } = useFlow(exportMachine, {})
  useAccepted(flow, ({ output }) => {
    saveFile(output)
  })
  return (
    <Stack gap="3">
      <Button
        variant="outline"
        loading={snapshot.hasTag('busy')}
        {...(!mayManage && closedToOthers)}
        onClick={() => mayManage && send({ type: 'submission.requested', input: filter })}
      >
        {t('export')}
      </Button>
      <ProblemNotice problem={snapshot.context.problem} />
    </Stack>
  )
}
