import { Stack } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import type { Problem } from '#contract/problem.ts'
import { chosenFields, type FormStep, type FormValues, mistakesOf } from '#domain/subscription/fields.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { Button } from '#src/ui/Button.tsx'
import { RequestFormContext, type RequestFormValue } from '../request/request-form-context.ts'
import { focusFirst, StepContext } from '../request/step-context.ts'

type Props = {
  /** The step of the request whose fields the form has. */
  step: FormStep
  typed: RequestFormValue
  /** Whether the plan of the order can still be chosen for its users; true if the step has no plan. */
  isOrderable?: boolean
  submit: string
  problem: Problem | undefined
  isBusy: boolean
  /** Called with the requested values in their normal form. */
  onSubmit: (values: FormValues) => void
  children: ReactNode
}

/** The form that edits the fields of one step after the request was sent, by the rules of the request. */
export function EditForm({
  step,
  typed,
  isOrderable = true,
  submit,
  problem,
  isBusy,
  onSubmit,
  children,
}: Props) {
  const { form, secrets, saved } = typed
  const [tried, setTried] = useState(false)
  const [now] = useState(portalClock.now)
  const mistakes = useMemo(
    () =>
      mistakesOf(
        step,
        { form, secrets },
        { hasCertificate: true, storedPaths: Object.keys(saved ?? {}), isOrderable },
        now,
      ),
    [step, form, secrets, saved, isOrderable, now],
  )
  const context = useMemo(() => ({ tried, mistakes }), [tried, mistakes])
  const submitForm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const invalidPaths = Object.keys(mistakes)
    if (invalidPaths.length > 0) return focusFirst(invalidPaths)
    onSubmit(chosenFields({ form, secrets }))
  }
  return (
    <RequestFormContext value={typed}>
      <StepContext value={context}>
        <form onSubmit={submitForm} noValidate>
          <Stack gap="5">
            {children}
            <ProblemNotice problem={problem} />
            <Button type="submit" size="lg" alignSelf="flex-end" loading={isBusy}>
              {submit}
            </Button>
          </Stack>
        </form>
      </StepContext>
    </RequestFormContext>
  )
}
