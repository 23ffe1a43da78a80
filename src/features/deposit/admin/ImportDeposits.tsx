import { Stack } from '@chakra-ui/react'
import { type ChangeEvent, useState } from 'react'
import type { Output } from '#contract/operation.ts'
import { FormHead, OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { FileField } from '#src/ui/FileField.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { type StatementFault, statementText } from './statement-text.ts'
import { useDepositTexts } from './texts.ts'

const importMachine = submissionMachine('importDeposits')

/** Reads a bank statement in the browser, in any encoding that banks use, and sends it as text. */
export function ImportDeposits() {
  const { t } = useDepositTexts()
  const [result, setResult] = useState<Output<'importDeposits'>>()
  // The key of the file field, which changes after each submission: the same field would still show the name of the
  // sent file.
  const [round, setRound] = useState(0)
  const form = useOperationForm(importMachine, {
    fields: { statement: '', fault: '' as StatementFault | '' },
    mistakes: ({ statement, fault }) => ({
      statement: fault === '' ? statement === '' && t('import.missing') : t(`import.${fault}`),
    }),
    input: ({ statement }) => ({ statement }),
    onDone: (output) => {
      setResult(output)
      setRound((before) => before + 1)
    },
  })

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    setResult(undefined)
    if (!file) return form.change({ statement: '', fault: '' })
    const read = statementText(new Uint8Array(await file.arrayBuffer()))
    form.change('text' in read ? { statement: read.text, fault: '' } : { statement: '', fault: read.fault })
  }
  return (
    <Card aria-labelledby="deposit-import">
      <Stack gap="4">
        <OperationForm form={form} gap="4" submit={t('import.submit')}>
          <FormHead id="deposit-import" title={t('import.title')} lead={t('import.lead')} />
          <FileField
            key={round}
            label={t('import.file')}
            hint={t('import.hint')}
            error={form.errorOf('statement')}
            accept=".csv,.txt,text/csv,text/plain"
            choose={t('import.choose')}
            drop={t('import.drop')}
            onChange={(event) => void choose(event)}
          />
        </OperationForm>
        {result && <ImportResult result={result} />}
      </Stack>
    </Card>
  )
}

function ImportResult({ result }: { result: Output<'importDeposits'> }) {
  const { t } = useDepositTexts()
  const { imported, repeated, withdrawals, unreadable, unreadableLines } = result
  const lineNumbers = unreadableLines.join(', ')
  const lines = unreadable > unreadableLines.length ? t('import.more', { lines: lineNumbers }) : lineNumbers
  return (
    <Notice status={unreadable > 0 ? 'warning' : 'success'} role="status">
      <Stack gap="1">
        <span>{t('import.done', { imported })}</span>
        {repeated > 0 && <span>{t('import.repeated', { count: repeated })}</span>}
        {withdrawals > 0 && <span>{t('import.withdrawals', { count: withdrawals })}</span>}
        {unreadable > 0 && <span>{t('import.unreadable', { count: unreadable, lines })}</span>}
      </Stack>
    </Notice>
  )
}
