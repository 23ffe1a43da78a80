import { Stack } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Output, Schema } from '#contract/operation.ts'
import { useQuestion } from '#src/components/dialog/use-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useAppAdminTexts } from './texts.ts'

const retireMachine = submissionMachine('retireApp')
const sumOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** Retires an app, for its owner. A confirmation lists the consequences. */
export function RetireSection({ app }: { app: Schema<'AdminApp'> }) {
  const { t } = useAppAdminTexts()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { snapshot, send, flow } = useFlow(retireMachine, {})
  const { appId, version, owner, name, levels } = app
  useAccepted(flow, ({ output: { grants, requests } }: { output: Output<'retireApp'> }) => {
    toaster.show({ message: t('retire.done', { grants, requests }), severity: 'success' })
    void navigate({ to: '/admin/apps', search: { owner } })
  })
  const numbers = {
    grants: sumOf(levels.map(({ grants }) => grants)),
    waiting: sumOf(levels.map(({ waiting }) => waiting)),
  }
  const question = {
    header: t('retire.question'),
    message: t('retire.effect', { name, ...numbers }),
    acceptLabel: t('retire.submit'),
    rejectLabel: t('leave'),
    isFinal: true,
  }
  useQuestion(asking, question, (isSure) => {
    setAsking(false)
    if (isSure) send({ type: 'submission.requested', input: { appId, version, owner } })
  })
  return (
    <Card aria-labelledby="retire">
      <Stack gap="4" align="flex-start">
        <Stack gap="1">
          <Heading level={2} size="md" id="retire">
            {t('retire.title')}
          </Heading>
          <Text tone="muted" size="sm">
            {t('retire.lead')}
          </Text>
        </Stack>
        <ProblemNotice problem={snapshot.context.problem} />
        <Button variant="outline" loading={snapshot.hasTag('busy')} onClick={() => setAsking(true)}>
          {t('retire.submit')}
        </Button>
      </Stack>
    </Card>
  )
}
