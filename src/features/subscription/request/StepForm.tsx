import { Stack } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { FormStep } from '#domain/subscription/fields.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { FormMistakes } from '#src/forms/form-mistakes.ts'
import type { RequestStep } from '#src/machines/subscription-request/request-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PricedActions } from './PricedActions.tsx'
import { shownQuote } from './shown-quote.ts'
import { focusFirst, StepContext } from './step-context.ts'
import { useSubscriptionFlow } from './subscription-flow-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

type Props = {
  step: FormStep
  previous: RequestStep
  title: string
  lead: string
  waiting?: boolean
  unsettled?: string | false
  children: ReactNode
}

/**
 * The form of a step: its heading, its fields and the button to continue, which moves the focus to the first
 * mistake if there is one. `unsettled` is the field whose text the form could not accept.
 */
export function StepForm({
  step,
  previous,
  title,
  lead,
  waiting = false,
  unsettled = false,
  children,
}: Props) {
  const { t } = useSubscriptionRequestTexts()
  const { snapshot, send, mistakes: mistakesOf } = useSubscriptionFlow()
  const { problem, keepingProblem, lacking, form } = snapshot.context
  const [tried, setTried] = useState(lacking === step)
  const mistakes = mistakesOf(step)
  const catalogue = useCatalogue()
  const element = useRef<HTMLFormElement>(null)
  const [count, setCount] = useState(0)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const invalidPaths = [...Object.keys(mistakes), ...(unsettled ? [unsettled] : [])]
    if (invalidPaths.length === 0 && !waiting) return send({ type: 'step.submitted', step })
    focusFirst(invalidPaths)
  }
  const context = useMemo(() => ({ tried, mistakes }), [tried, mistakes])
  return (
    <StepContext value={context}>
      <form ref={element} onSubmit={submit} noValidate>
        <Stack gap="6">
          <ScreenHead title={title} lead={lead} />
          <ProblemNotice problem={problem} />
          {lacking === step && (
            <Notice status="warning" role="alert">
              {t('lacking')}
            </Notice>
          )}
          {tried && <FormMistakes form={element} onCount={setCount} />}
          {children}
          {keepingProblem && (
            <Notice status="warning" role="status">
              {t('keeping.failed')}
            </Notice>
          )}
          {tried && waiting && <Notice role="alert">{t('document.uploading')}</Notice>}
        </Stack>
        <PricedActions price={shownQuote(catalogue, form.serviceInfo)} mistakes={count}>
          <Button
            variant="outline"
            size="lg"
            onClick={() => send({ type: 'step.requested', step: previous })}
          >
            {t('previous')}
          </Button>
          <Button type="submit" size="lg">
            {t('next')}
          </Button>
        </PricedActions>
      </form>
    </StepContext>
  )
}
