import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { DownloadIcon } from '#src/ui/icons.tsx'
import { saveFile } from '../save-file.ts'
import { useBillTexts } from '../texts.ts'

const downloadMachine = submissionMachine('downloadBill')

/** Downloads the bill of a row as a PDF; after a failure the button offers a retry. */
export function RowDownload({ billId, billNo }: { billId: string; billNo: string }) {
  const { t } = useBillTexts()
  const { snapshot, send, flow } = useFlow(downloadMachine, {})
  useAccepted(flow, ({ output }) => {
    saveFile(output)
  })
  const { problem } = snapshot.context
  const download = () => {
    send({ type: 'submission.requested', input: { billId } })
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      minHeight={{ base: 'touch', md: '8' }}
      px="2"
      loading={snapshot.hasTag('busy')}
      startIcon={<DownloadIcon />}
      aria-label={t('field.download', { billNo })}
      onClick={download}
    >
      {problem ? t('field.downloadAgain') : 'PDF'}
    </Button>
  )
}
