import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { DownloadIcon } from '#src/ui/icons.tsx'
import { saveFile } from '../save-file.ts'
import { useBillTexts } from '../texts.ts'

const downloadMachine = submissionMachine('downloadBill')

/** Downloads one paper of a bill as a PDF. */
function DownloadPaper({ billId, billPaper }: { billId: string; billPaper: Schema<'BillPaper'> }) {
  const { t } = useBillTexts()
  const { snapshot, send, flow } = useFlow(downloadMachine, {})
  useAccepted(flow, ({ output }) => {
    saveFile(output)
  })
  return (
    <Stack gap="3">
      <Button
        variant={billPaper === 'BILL' ? 'soft' : 'outline'}
        size="sm"
        minHeight="touch"
        loading={snapshot.hasTag('busy')}
        startIcon={<DownloadIcon />}
        onClick={() => send({ type: 'submission.requested', input: { billId, billPaper } })}
      >
        {t(`detail.paper.${billPaper}`)}
      </Button>
      <ProblemNotice problem={snapshot.context.problem} />
    </Stack>
  )
}

/** Downloads the papers that there are of a bill: the bill, the receipt once it is paid, the statement. */
export function DownloadBill({ bill: { billId, billState } }: { bill: Schema<'Bill'> }) {
  const papers =
    billState === 'PAID' ? (['BILL', 'RECEIPT', 'STATEMENT'] as const) : (['BILL', 'STATEMENT'] as const)
  return papers.map((billPaper) => <DownloadPaper key={billPaper} billId={billId} billPaper={billPaper} />)
}
