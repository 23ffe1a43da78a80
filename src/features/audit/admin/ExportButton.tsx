import type { Input, Output } from '#contract/operation.ts'
import { useSecurityTexts } from '#src/features/abnormal/texts.ts'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { DownloadIcon } from '#src/ui/icons.tsx'

const exportMachine = submissionMachine('exportAuditRecords')

/** Saves all pages of the filtered list as CSV. */
export function ExportButton({ filter }: { filter: Input<'exportAuditRecords'> }) {
  const { t } = useSecurityTexts()
  return (
    <OperationButton
      machine={exportMachine}
      input={filter}
      done={({ rows }) => t('audit.exported', { count: rows })}
      onDone={save}
      reload={false}
      problemPlace="below"
      variant="outline"
      size="sm"
      minHeight="touch"
      startIcon={<DownloadIcon />}
    >
      {t('audit.export')}
    </OperationButton>
  )
}

function save({ fileName, csv }: Output<'exportAuditRecords'>): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}
