import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useBillTexts } from '../texts.ts'
import { useBillAdminTexts } from './texts.ts'

const previewMachine = submissionMachine('previewBillRun')
const runMachine = submissionMachine('runBills')

type Preview = Pick<ReturnType<typeof usePreview>, 'busy' | 'problem' | 'plan'>

/** The preview of the billing run. */
export function usePreview() {
  const [plan, setPlan] = useState<Schema<'BillRunPlan'>>()
  const { busy, problem, submit } = useOperation(previewMachine, { onDone: setPlan, reload: false })
  return { busy, problem, plan, preview: () => submit({}), clear: () => setPlan(undefined) }
}

/** Starts the billing run immediately, after a confirmation that shows its effect. */
export function BillRun({ busy, problem, plan, onDone }: Preview & { onDone: () => void }) {
  const { t } = useBillAdminTexts()
  const run = useOperation(runMachine, { done: (output) => t('run.done', output), onDone })
  return (
    <Stack gap="4">
      <Text tone="muted">{t('run.lead')}</Text>
      <ProblemNotice problem={problem ?? run.problem} />
      {busy && <Text role="status">{t('run.busy')}</Text>}
      {plan && <Plan plan={plan} busy={run.busy} onRun={() => run.submit({})} />}
    </Stack>
  )
}

function Plan({ plan, busy, onRun }: { plan: Schema<'BillRunPlan'>; busy: boolean; onRun: () => void }) {
  const { t } = useBillAdminTexts()
  const { t: texts } = useBillTexts()
  const { today, bills, charges, late, list } = plan
  if (bills + charges + late === 0) return <Text role="status">{t('run.nothing')}</Text>
  return (
    <Stack gap="4">
      <Text role="status">{t('run.plan', { date: formatDate(today), bills, charges, late })}</Text>
      {list.length > 0 && (
        <DataTable
          caption={t('run.caption')}
          rows={list}
          rowKey={({ subscriptionNo, billDate }) => `${subscriptionNo}${billDate}`}
          columns={[
            { key: 'label', header: texts('field.service'), primary: true, cell: ({ label }) => label },
            { key: 'company', header: t('company'), cell: ({ companyName }) => companyName },
            {
              key: 'billDate',
              header: texts('field.billDate'),
              cell: ({ billDate }) => formatDate(billDate),
            },
            {
              key: 'amount',
              header: texts('field.amount'),
              numeric: true,
              cell: ({ totalAmount, currency }) => formatMoney(totalAmount, currency),
            },
          ]}
        />
      )}
      <Button alignSelf="flex-start" loading={busy} onClick={onRun}>
        {t('run.start')}
      </Button>
    </Stack>
  )
}
