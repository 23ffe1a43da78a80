import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { hasCreditNote } from '#domain/bill/credit-note.ts'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import type { ButtonProps } from '#src/ui/Button.tsx'
import { DownloadIcon } from '#src/ui/icons.tsx'
import { saveFile } from '../save-file.ts'
import { useBillTexts } from '../texts.ts'

const downloadMachine = submissionMachine('downloadBill')

/**
 * Returns the documents of a bill besides the bill itself: the receipt once the bill is paid, the statement, the
 * credit note.
 */
export const otherDocuments = ({ billState, refunds }: Schema<'Bill'>): Schema<'BillPaper'>[] => [
  ...(billState === 'PAID' ? (['RECEIPT'] as const) : []),
  'STATEMENT',
  ...(hasCreditNote({ billState, refunds }) ? (['CREDIT_NOTE'] as const) : []),
]

type Props = {
  bill: Schema<'Bill'>
  papers: readonly Schema<'BillPaper'>[]
  variant: ButtonProps['variant'] & string
}

/** The buttons that download the documents of a bill as PDFs. */
export function DownloadBill({ bill: { billId }, papers, variant }: Props) {
  const { t } = useBillTexts()
  return papers.map((billPaper) => (
    <Stack key={billPaper} gap="3">
      <OperationButton
        machine={downloadMachine}
        input={{ billId, billPaper }}
        onDone={saveFile}
        reload={false}
        problemPlace="below"
        variant={variant}
        size="sm"
        minHeight="touch"
        startIcon={<DownloadIcon />}
      >
        {t(`detail.paper.${billPaper}`)}
      </OperationButton>
    </Stack>
  ))
}
