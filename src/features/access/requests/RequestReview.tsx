import { Stack } from '@chakra-ui/react'
import type { Output, Schema } from '#contract/operation.ts'
import type { ApprovalType } from '#domain/access/codes.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ApproverList } from '#src/features/app/ApproverList.tsx'
import type {
  AccessLifecycleContext,
  AccessLifecycleEvent,
} from '#src/machines/access-lifecycle/access-lifecycle-setup.ts'
import { isOutcomeUnknown } from '#src/machines/unknown-outcome.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList, type DataListItem } from '#src/ui/DataList.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useAccessTexts } from '../texts.ts'

type Props = {
  app: Output<'getAccessApp'>
  level: Schema<'AccessLevel'>
  approvalType: ApprovalType
  send: (event: AccessLifecycleEvent) => void
  context: AccessLifecycleContext
  busy: boolean
}

/** The effect of the request, its possible approvers and its deadline, before the request is submitted. */
export function RequestReview({
  app,
  level,
  send,
  approvalType,
  context: { wish, preview, problem },
  busy,
}: Props) {
  const { t } = useAccessTexts()
  if (!preview) return null
  const { endDate, deadlineAt, autoApprovedYn, approvers } = preview
  const items: (DataListItem | false)[] = [
    {
      key: 'what',
      term: t('form.review.what'),
      value: `${app.name} ${level.name} ${t(`type.${approvalType}`)}`,
    },
    wish.termDays !== null && {
      key: 'days',
      term: t('form.review.days'),
      value: t('term.days', { days: wish.termDays }),
      numeric: true,
    },
    endDate !== null && {
      key: 'end',
      term: t('form.review.end'),
      value: t('form.review.endValue', { date: formatDate(endDate) }),
      numeric: true,
    },
    { key: 'reason', term: t('form.review.reason'), value: wish.reason || t('form.review.none') },
    autoApprovedYn === 'N' && {
      key: 'who',
      term: t('approvers.title'),
      value: <ApproverList approvers={approvers} />,
    },
    autoApprovedYn === 'Y' && { key: 'who', term: t('form.review.decides'), value: t('form.atOnce') },
    deadlineAt !== null && {
      key: 'deadline',
      term: t('form.review.deadline'),
      value: t('form.review.deadlineValue', { time: formatDateTime(deadlineAt) }),
      numeric: true,
    },
  ]
  return (
    <div>
      <Stack gap="5">
        <Card>
          <DataList columns={1} items={items.filter((item) => item !== false)} />
        </Card>
        {approvalType === 'RELEASE' && <Notice status="warning">{t('form.typeText.RELEASE')}</Notice>}
        {autoApprovedYn === 'N' && <Notice>{t('form.after')}</Notice>}
        <ProblemNotice problem={problem}>
          {problem && isOutcomeUnknown(problem) && <p>{t('form.unknown')}</p>}
        </ProblemNotice>
      </Stack>
      <BottomActions>
        <Button
          variant="outline"
          size="lg"
          aria-disabled={busy || undefined}
          onClick={() => send({ type: 'step.left' })}
        >
          {t('form.edit')}
        </Button>
        <Button
          size="lg"
          loading={busy}
          variant={approvalType === 'RELEASE' ? 'danger' : 'solid'}
          onClick={() => send({ type: 'request.confirmed' })}
        >
          {t(`form.submit.${approvalType}`)}
        </Button>
      </BottomActions>
    </div>
  )
}
