import { Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useNotificationTexts } from '../texts.ts'

const readAllMachine = submissionMachine('readAllNotifications')

/** Marks everything as read. */
export function ReadAll() {
  const { t } = useNotificationTexts()
  const router = useRouter()
  const { snapshot, send, flow } = useFlow(readAllMachine, {})
  useEffect(() => {
    const listener = flow.on('submission.accepted', () => {
      toaster.show({ message: t('readAllDone') })
      void router.invalidate()
    })
    return () => listener.unsubscribe()
  }, [flow, router, t])
  return (
    <Stack gap="2" align="flex-start">
      <Button
        variant="outline"
        loading={snapshot.hasTag('busy')}
        onClick={() => send({ type: 'submission.requested', input: {} })}
      >
        {t('readAll')}
      </Button>
      <ProblemNotice problem={snapshot.context.problem} />
    </Stack>
  )
}
