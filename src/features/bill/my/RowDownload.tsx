import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { DownloadIcon } from '#src/ui/icons.tsx'
import { saveFile } from '../save-file.ts'
import { useBillTexts } from '../texts.ts'

const downloadMachine = submissionMachine('downloadBill')

/** Downloads the bill of a row as a PDF by an icon; after a failure the button offers a retry in words. */
export function RowDownload({ billId, billNo }: { billId: string; billNo: string }) {
  const { t } = useBillTexts()
  const { problem, busy, submit } = useOperation(downloadMachine, { onDone: saveFile, reload: false })
  return (
    <Button
      variant="ghost"
      size="sm"
      minWidth={{ base: 'touch', md: '8' }}
      minHeight={{ base: 'touch', md: '8' }}
      my={{ base: '-2', md: '0' }}
      me={{ base: '-2', md: '0' }}
      px="2"
      loading={busy}
      startIcon={<DownloadIcon />}
      aria-label={t('field.download', { billNo })}
      onClick={() => submit({ billId })}
    >
      {problem && t('field.downloadAgain')}
    </Button>
  )
}
