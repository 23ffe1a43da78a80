import { Flex } from '@chakra-ui/react'
import type { Input } from '#contract/operation.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { useSecurityTexts } from '#src/features/abnormal/texts.ts'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { AuditFindings } from './AuditFindings.tsx'
import { ExportButton } from './ExportButton.tsx'

const checkMachine = submissionMachine('verifyAuditRecords')

/** The title of the record with its integrity check and its download; then the findings of the check. */
export function AuditHead({ filter }: { filter: Input<'exportAuditRecords'> }) {
  const { t } = useSecurityTexts()
  const { output, problem, busy, submit } = useOperation(checkMachine, { reload: false })
  return (
    <>
      <AdminTitle title={t('audit.title')} lead={t('audit.lead')}>
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" size="sm" minHeight="touch" loading={busy} onClick={() => submit({})}>
            {t('audit.check.run')}
          </Button>
          <ExportButton filter={filter} />
        </Flex>
      </AdminTitle>
      <ProblemNotice problem={problem} />
      {output && <AuditFindings check={output} />}
    </>
  )
}
