import type { Input } from '#contract/operation.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useSecurityTexts } from '#src/features/abnormal/texts.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { DownloadIcon } from '#src/ui/icons.tsx'
import { toaster } from '#src/ui/toaster.ts'

const exportMachine = submissionMachine('exportAuditRecords')

/** Saves what is listed, of all pages, as CSV. */
export function ExportButton({ filter }: { filter: Input<'exportAuditRecords'> }) {
  const { t } = useSecurityTexts()
  const { snapshot, send, flow } = useFlow(exportMachine, {})
  useAccepted(flow, ({ output: { fileName, csv, rows } }) => {
    const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url))
    toaster.show({ message: t('audit.exported', { count: rows }), severity: 'success' })
  })
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        minHeight="touch"
        startIcon={<DownloadIcon />}
        loading={snapshot.hasTag('busy')}
        onClick={() => send({ type: 'submission.requested', input: filter })}
      >
        {t('audit.export')}
      </Button>
      <ProblemNotice problem={snapshot.context.problem} />
    </>
  )
}
