import { Stack } from '@chakra-ui/react'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { saveFile } from '../save-file.ts'
import { useBillTexts } from '../texts.ts'

const downloadMachine = submissionMachine('downloadBill')

/** Downloads a bill as a PDF. */
export function DownloadBill({ billId }: { billId: string }) {
  const { t } = useBillTexts()
  const { snapshot, send, flow } = useFlow(downloadMachine, {})
  useAccepted(flow, ({ output }) => {
    saveFile(output)
  })
  return (
    <Stack gap="3">
      <Button
        variant="soft"
        size="sm"
        minHeight="touch"
        loading={snapshot.hasTag('busy')}
        onClick={() => send({ type: 'submission.requested', input: { billId } })}
      >
        {t('detail.download')}
      </Button>
      <ProblemNotice problem={snapshot.context.problem} />
    </Stack>
  )
}
