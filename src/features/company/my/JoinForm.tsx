import { Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { formatBusinessNumber, isBusinessNumber } from '#domain/korean/business-number.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { newId } from '#src/browser/new-id.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { drafts } from '#src/forms/drafts.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { useDraft } from '#src/forms/use-draft.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useCompanyTexts } from './texts.ts'
import { useCompanyChange } from './use-company-change.ts'

const askMachine = submissionMachine('askToJoinCompany')
const draft = drafts.of<{ rnno: string }>('company-join', { stored: [], remembered: ['rnno'] })
const DIGITS = 10
const MAX_TYPED = 40

/** Finds a company by its business number and asks its owners to be let in. */
export function JoinForm() {
  const { t } = useCompanyTexts()
  const [rnno, setNumber] = useState('')
  const [tried, setTried] = useState(false)
  // The same number is asked for once, however often it is sent.
  const [idempotencyKey, setKey] = useState(newId)
  const field = useRef<HTMLInputElement>(null)
  const form = useDirtyForm(rnno !== '', { worthAQuestion: false, onSettle: draft.clear })
  useDraft(draft, { rnno }, form, (found) => setNumber(found.rnno ?? ''))
  const { problem, busy, submit } = useCompanyChange(askMachine, {
    done: () => t('join.done'),
    onDone: form.settle,
  })

  const digits = digitsOf(rnno)
  const isRight = isBusinessNumber(digits)
  const mistake = digits === '' ? t('join.rnnoMissing') : isRight ? undefined : t('join.rnnoWrong')
  const isMistakeShown = tried || digits.length >= DIGITS
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (mistake) return field.current?.focus()
    submit({ idempotencyKey, rnno: digits })
  }
  return (
    <form onSubmit={ask} noValidate>
      <Stack gap="4" maxWidth="form">
        <TextField
          ref={field}
          label={t('join.rnno')}
          hint={t('join.rnnoHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_TYPED}
          value={rnno}
          readOnly={busy}
          onChange={({ target }) => {
            setNumber(target.value)
            setKey(newId())
          }}
          onBlur={() => isRight && setNumber(formatBusinessNumber(digits))}
          error={isMistakeShown && mistake}
        />
        <ProblemNotice problem={problem} />
        <Button type="submit" alignSelf={{ md: 'flex-start' }} loading={busy}>
          {t('join.submit')}
        </Button>
      </Stack>
    </form>
  )
}
