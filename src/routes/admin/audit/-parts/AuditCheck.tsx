import { Flex, Stack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { eventChain } from '#domain/audit/chains.ts'
import { formatDateTime } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/ProblemNotice.tsx'
import '#src/i18n/areas/security.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useFlow } from '#src/routes/-flow.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'

const checkMachine = submissionMachine('verifyAuditRecords')

/** Makes sure that nobody has changed the record, and says which of it was. */
export function AuditCheck() {
  const { t } = useTranslation('security')
  const { snapshot, send } = useFlow(checkMachine, {})
  const { output, problem } = snapshot.context
  const check = () => {
    send({ type: 'submission.restarted' })
    send({ type: 'submission.requested', input: {} })
  }
  const told = output && { time: formatDateTime(output.checkedAt), records: output.records, count: output.faultCount }
  return (
    <Card aria-labelledby="audit-check">
      <Stack gap="3">
        <Flex justify="space-between" align="center" gap="4" wrap="wrap">
          <div>
            <Heading level={2} size="sm" id="audit-check">{t('audit.check.title')}</Heading>
            <Text size="sm" tone="muted">{t('audit.check.text')}</Text>
          </div>
          <Button variant="outline" loading={snapshot.hasTag('busy')} onClick={check}>{t('audit.check.run')}</Button>
        </Flex>
        <ProblemNotice problem={problem} />
        {output && told && output.faultCount === 0 && <Notice status="success" role="status" title={t('audit.check.whole')}>{t('audit.check.wholeText', told)}</Notice>}
        {output && told && output.faultCount > 0 && (
          <Notice status="danger" role="alert" title={t('audit.check.broken', told)}>
            <p>{t('audit.check.brokenText', told)}</p>
            <ul aria-label={t('audit.check.list')}>
              {output.faults.map(({ chain, position, fault }) => <li key={`${chain}.${position}`}>{chain === eventChain ? t(`audit.check.event.${fault}`, { position }) : t(`audit.check.${fault}`, { chain, position })}</li>)}
            </ul>
          </Notice>
        )}
      </Stack>
    </Card>
  )
}
