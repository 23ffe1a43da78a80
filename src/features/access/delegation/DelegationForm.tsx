import { SimpleGrid, Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { isCalendarDate } from '#domain/dates.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useAccessTexts } from '../texts.ts'

const setMachine = submissionMachine('setAccessDelegation')
const nothing = { delegateEmail: '', startDate: '', endDate: '' }

/** Delegates a member's decisions to a colleague for some days. */
export function DelegationForm({ isSet }: { isSet: boolean }) {
  const { t } = useAccessTexts()
  const router = useRouter()
  const { snapshot, send, flow } = useFlow(setMachine, {})
  const [typed, setTyped] = useState(nothing)
  const [tried, setTried] = useState(false)
  const [email, start] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const locked = snapshot.hasTag('busy')
  const form = useDirtyForm(Object.values(typed).some(Boolean), { worthAQuestion: false })
  useAccepted(flow, () => {
    form.settle()
    setTyped(nothing)
    setTried(false)
    toaster.show({ message: t('delegation.saved'), severity: 'success' })
    void router.invalidate()
  })
  const isEmailMissing = isBlank(typed.delegateEmail)
  const areDatesWrong =
    !isCalendarDate(typed.startDate) || !isCalendarDate(typed.endDate) || typed.endDate < typed.startDate
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isEmailMissing) return email.current?.focus()
    if (areDatesWrong) return start.current?.focus()
    send({ type: 'submission.requested', input: { ...typed, delegateEmail: typedText(typed.delegateEmail) } })
  }
  const field = (name: keyof typeof nothing) => ({
    value: typed[name],
    readOnly: locked,
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5" maxWidth="form">
        <TextField
          ref={email}
          label={t('delegation.email')}
          type="email"
          autoComplete="off"
          {...field('delegateEmail')}
          error={tried && isEmailMissing && t('delegation.emailMissing')}
        />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
          <TextField
            ref={start}
            label={t('delegation.start')}
            type="date"
            {...field('startDate')}
            error={tried && areDatesWrong && t('delegation.datesWrong')}
          />
          <TextField label={t('delegation.end')} type="date" {...field('endDate')} />
        </SimpleGrid>
        <ProblemNotice problem={snapshot.context.problem} />
        <Button type="submit" alignSelf="flex-start" loading={locked}>
          {t(isSet ? 'delegation.change' : 'delegation.submit')}
        </Button>
      </Stack>
    </form>
  )
}
