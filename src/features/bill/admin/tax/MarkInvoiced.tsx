import { chakra, Flex } from '@chakra-ui/react'
import { type SubmitEvent, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useBillAdminTexts } from '../texts.ts'

const handleMachine = submissionMachine('handleAdminBill')
const taxInvoiceNumber = /^\d{24}$/

/** Stores the number of a tax invoice that the staff issued elsewhere. */
export function MarkInvoiced({ bill: { billId, version } }: { bill: Schema<'Bill'> }) {
  const { t } = useBillAdminTexts()
  const [number, setNumber] = useState('')
  const [tried, setTried] = useState(false)
  const { problem, busy, submit } = useOperation(handleMachine, {
    done: () => t('handle.done'),
    outdated: ['bill.changed', 'bill.charging'],
  })
  const isRight = taxInvoiceNumber.test(number)
  const mark = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isRight) return setTried(true)
    submit({ billId, version, action: 'MARK_INVOICED', taxInvoiceNo: number })
  }
  return (
    <form onSubmit={mark} noValidate>
      <ProblemNotice problem={problem} />
      <Flex gap="3" wrap="wrap" align="flex-end">
        <chakra.div flex={{ base: '1 0 100%', md: '0 1 20rem' }}>
          <TextField
            label={t('handle.taxInvoiceNo')}
            hint={t('handle.taxInvoiceHint')}
            inputMode="numeric"
            autoComplete="off"
            value={number}
            onChange={({ target }) => setNumber(digitsOf(target.value))}
            error={tried && !isRight && t('handle.taxInvoiceMistake')}
          />
        </chakra.div>
        <Button variant="outline" type="submit" loading={busy}>
          {t('handle.MARK_INVOICED')}
        </Button>
      </Flex>
    </form>
  )
}
