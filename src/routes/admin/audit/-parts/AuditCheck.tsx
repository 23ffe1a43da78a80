import { Flex, Stack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import '#src/i18n/areas/security.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useFlow } from '#src/routes/-flow/use-flow.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AuditFindings } from './AuditFindings.tsx'

const checkMachine = submissionMachine('verifyAuditRecords')

/** Makes sure that nobody has changed the record, and says which of it was. */
export function AuditCheck() {
  const { t } = useTranslation('security')
  const { snapshot, send } = useFlow(checkMachine, {})
  const { output, problem } = snapshot.context
  const check = () => {
    send({ type: 'submission.requested', input: {} })
  }
  return (
    <Card aria-labelledby="audit-check">
      <Stack gap="3">
        <Flex justify="space-between" align="center" gap="4" wrap="wrap">
          <div>
            <Heading level={2} size="sm" id="audit-check">
              {t('audit.check.title')}
            </Heading>
            <Text size="sm" tone="muted">
              {t('audit.check.text')}
            </Text>
          </div>
          <Button variant="outline" loading={snapshot.hasTag('busy')} onClick={check}>
            {t('audit.check.run')}
          </Button>
        </Flex>
        <ProblemNotice problem={problem} />
        {output && <AuditFindings check={output} />}
      </Stack>
    </Card>
  )
}
