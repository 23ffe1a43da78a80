import { Stack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#src/components/bill/save-file.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import '#src/i18n/areas/bill.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useAccepted } from '#src/routes/-flow/use-accepted.ts'
import { useFlow } from '#src/routes/-flow/use-flow.ts'
import { Button } from '#src/ui/Button.tsx'
import type { BillSearch } from './bill-search.ts'

const exportMachine = submissionMachine('exportBills')

/** Gives the bills of a filter as a file for Excel. */
export function ExportBills({ filter }: { filter: BillSearch }) {
  const { t } = useTranslation('bill')
  const { snapshot, send, flow } = useFlow(exportMachine, {})
  useAccepted(flow, ({ output }) => {
    saveFile(output)
  })
  return (
    <Stack gap="3">
      <Button
        variant="outline"
        loading={snapshot.hasTag('busy')}
        onClick={() => send({ type: 'submission.requested', input: filter })}
      >
        {t('export')}
      </Button>
      <ProblemNotice problem={snapshot.context.problem} />
    </Stack>
  )
}
