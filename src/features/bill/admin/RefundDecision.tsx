import { Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatMoney } from '#domain/money.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { isPaidByTransfer } from './paid-by-transfer.ts'
import { RefundReason } from './RefundReason.tsx'
import { useBillAdminTexts } from './texts.ts'

const decideMachine = submissionMachine('decideRefund')

/**
 * A refund that needs the confirmation of a second person: the second person confirms or declines it, the person who
 * requested it can withdraw it.
 */
export function RefundDecision({ bill }: { bill: Schema<'Bill'> }) {
  const refund = bill.refunds.find(({ refundState }) => refundState === 'WAITING')
  if (!refund || bill.ownYn === 'Y') return null
  return <Decision bill={bill} refund={refund} />
}

function Decision({ bill, refund }: { bill: Schema<'Bill'>; refund: Schema<'BillRefund'> }) {
  const { t } = useBillAdminTexts()
  const [isAsked, setAsked] = useState(false)
  const { billId, billNo, version, currency, payments } = bill
  const { attempt, reason, askedYn, requesterName } = refund
  const amount = formatMoney(refund.amount, currency)
  const { problem, busy, submit } = useOperation(decideMachine, {
    done: (output) => {
      const decidedState = output.refunds.find((each) => each.attempt === attempt)?.refundState
      if (decidedState === 'FAILED') return { message: t('refund.failed'), severity: 'danger' }
      return t(decidedState === 'STARTED' ? 'refund.started' : 'refund.done')
    },
    outdated: ['bill.changed'],
  })
  const confirm = () =>
    submit(
      { billId, version, attempt, decision: 'CONFIRM', reason: null },
      {
        header: t('decide.confirm'),
        message: t(isPaidByTransfer(payments) ? 'decide.askTransfer' : 'decide.askService', {
          number: billNo,
          amount,
        }),
        acceptLabel: t('decide.confirm'),
        rejectLabel: t('handle.stay'),
        isFinal: true,
      },
    )
  return (
    <Card aria-labelledby="refund-decision">
      <Stack gap="4">
        <Heading level={2} size="md" id="refund-decision">
          {t('decide.title')}
        </Heading>
        <DataList
          items={[
            { key: 'amount', term: t('decide.amount'), value: amount, numeric: true },
            { key: 'reason', term: t('decide.asked'), value: reason },
            {
              key: 'requester',
              term: t('decide.requester'),
              value: requesterName ?? t('decide.requesterGone'),
            },
          ]}
        />
        {askedYn === 'Y' && <Text tone="muted">{t('decide.own')}</Text>}
        <ProblemNotice problem={problem} />
        <Flex gap="2" wrap="wrap">
          {askedYn === 'N' && (
            <Button loading={busy} onClick={confirm}>
              {t('decide.confirm')}
            </Button>
          )}
          <Button variant="outline" disabled={busy} onClick={() => setAsked(true)}>
            {t(askedYn === 'Y' ? 'decide.withdraw' : 'decide.decline')}
          </Button>
        </Flex>
      </Stack>
      {isAsked && <RefundReason bill={bill} refund={refund} onClose={() => setAsked(false)} />}
    </Card>
  )
}
