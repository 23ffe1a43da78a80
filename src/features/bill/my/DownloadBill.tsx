import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { hasCreditNote } from '#domain/bill/credit-note.ts'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { DownloadIcon } from '#src/ui/icons.tsx'
import { saveFile } from '../save-file.ts'
import { useBillTexts } from '../texts.ts'

const downloadMachine = submissionMachine('downloadBill')

/** Downloads the documents of a bill as PDFs: the bill, the receipt once it is paid, the statement, the credit note. */
export function DownloadBill({ bill: { billId, billState, refunds } }: { bill: Schema<'Bill'> }) {
  const { t } = useBillTexts()
  const papers: Schema<'BillPaper'>[] = [
    'BILL',
    ...(billState === 'PAID' ? (['RECEIPT'] as const) : []),
    'STATEMENT',
    ...(hasCreditNote({ billState, refunds }) ? (['CREDIT_NOTE'] as const) : []),
  ]
  return papers.map((billPaper) => (
    <Stack key={billPaper} gap="3">
      <OperationButton
        machine={downloadMachine}
        input={{ billId, billPaper }}
        onDone={saveFile}
        reload={false}
        problemPlace="below"
        variant={billPaper === 'BILL' ? 'soft' : 'outline'}
        size="sm"
        minHeight="touch"
        startIcon={<DownloadIcon />}
      >
        {t(`detail.paper.${billPaper}`)}
      </OperationButton>
    </Stack>
  ))
}
