import { Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import type { Output, Schema } from '#contract/operation.ts'
import { type ApprovalType, hasTerm, reasonLength } from '#domain/access/codes.ts'
import { isReason } from '#domain/access/rules.ts'
import { endDatesFor, termDaysUntil } from '#domain/access/term-choices.ts'
import { formatDate, isCalendarDate } from '#domain/dates.ts'
import { lettersIn } from '#domain/letters.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useResidentFree } from '#src/forms/use-resident-free.ts'
import type {
  AccessLifecycleContext,
  AccessLifecycleEvent,
} from '#src/machines/access-lifecycle/access-lifecycle-setup.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { reasonText } from '../reason-text.ts'
import { useAccessTexts } from '../texts.ts'
import { TermField } from './TermField.tsx'
import { BY_DATE, type RequestFormValues } from './wish.ts'

type Props = {
  app: Output<'getAccessApp'>
  level: Schema<'AccessLevel'>
  approvalType: ApprovalType
  wish: RequestFormValues
  setWish: (wish: RequestFormValues) => void
  send: (event: AccessLifecycleEvent) => void
  context: AccessLifecycleContext
  busy: boolean
  /** The last day of the member's permission; today if the member has no permission yet. */
  date: string
}

/** The fields of a request: the term, if this type of request has one, and the reason. */
export function RequestFields({
  app,
  level,
  approvalType,
  wish,
  setWish,
  send,
  context: { problem, preview },
  busy,
  date,
}: Props) {
  const { t } = useAccessTexts()
  const [tried, setTried] = useState(false)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const termField = useRef<HTMLDivElement>(null)
  const resident = useResidentFree<'reason'>()
  const needsTerm = hasTerm(approvalType)
  const basis = {
    from: approvalType === 'EXTEND' ? level.endDate : null,
    longestTermDays: level.longestTermDays,
  }
  const dates = endDatesFor(basis, app.today)
  const isDateRight =
    isCalendarDate(wish.date) && dates !== undefined && wish.date >= dates.first && wish.date <= dates.last
  const termDays = !needsTerm
    ? null
    : wish.term !== BY_DATE
      ? Number(wish.term)
      : isDateRight
        ? termDaysUntil(wish.date, basis, app.today)
        : 0
  const isTermMissing = termDays === 0
  const isReasonWrong = !isReason(approvalType, wish.reason)
  const isOptional = approvalType === 'RELEASE'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    resident.forget()
    if (isTermMissing)
      return termField.current?.querySelector<HTMLInputElement>('input:not([type=radio]), input')?.focus()
    if (isReasonWrong) return reasonField.current?.focus()
    send({ type: 'preview.requested', termDays, reason: typedText(wish.reason) })
  }
  const reasonError = tried && isReasonWrong && t(isOptional ? 'form.reasonTooLong' : 'form.reasonWrong')
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="6">
        <Notice status={isOptional ? 'warning' : 'info'}>
          {t(`form.typeText.${approvalType}`, { date: formatDate(date) })}
        </Notice>
        {needsTerm && (
          <div ref={termField}>
            <TermField
              {...{ basis, dates, wish, setWish, busy }}
              today={app.today}
              legend={t(approvalType === 'EXTEND' ? 'form.extendTerm' : 'form.term')}
              tried={tried}
            />
          </div>
        )}
        <TextArea
          ref={reasonField}
          rows={4}
          label={t('form.reason')}
          labelSuffix={isOptional ? t('form.reasonOptional') : undefined}
          hint={isOptional ? undefined : t('form.reasonHint')}
          note={t('form.length', { count: lettersIn(wish.reason), most: reasonLength.most })}
          value={wish.reason}
          readOnly={busy}
          onChange={({ target }) => setWish({ ...wish, reason: resident.clean('reason', target.value) })}
          error={resident.isFoundIn('reason') ? t('form.residentNumber') : reasonError}
        />
        <ProblemNotice problem={problem} />
        {preview?.reason && (
          <Notice status="danger" role="alert">
            <p>{reasonText(preview.reason)}</p>
          </Notice>
        )}
      </Stack>
      <BottomActions>
        <Button type="submit" size="lg" loading={busy}>
          {t('form.next')}
        </Button>
      </BottomActions>
    </form>
  )
}
