import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Problem } from '#contract/problem.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import type { Form } from './use-form.ts'

type Props = {
  form: { element: Form<object>['element']; busy: boolean; problem?: Problem | undefined }
  title?: string
  lead?: ReactNode
  gap?: '5' | '6'
  children: ReactNode
  /** Replaces the notice of the form's problem. */
  problem?: ReactNode
  /** Back to the step before. */
  previous?: { label: string; onClick: () => void; isClosed?: boolean } | undefined
  /** The label of the button; none if there is nothing to send. */
  submit?: ReactNode
  /** Further props of its button: look, and the reason why it is disabled. */
  button?: Omit<ButtonProps, 'type' | 'children' | 'loading'>
}

/**
 * The form of a step or of a whole screen: title, fields, the message about the last refusal, and the buttons
 * at the bottom.
 */
export function StepForm({
  form: { element, busy, problem: refusal },
  title,
  lead,
  gap = '5',
  children,
  problem = <ProblemNotice problem={refusal} />,
  previous,
  submit,
  button,
}: Props) {
  return (
    <form {...element}>
      <Stack gap={gap}>
        {title && <ScreenHead title={title} lead={lead} />}
        {children}
        {problem}
      </Stack>
      {submit && (
        <BottomActions>
          {previous && (
            <Button
              variant="outline"
              size="lg"
              aria-disabled={(previous.isClosed ?? busy) || undefined}
              onClick={previous.onClick}
            >
              {previous.label}
            </Button>
          )}
          <Button type="submit" size="lg" {...button} loading={busy}>
            {submit}
          </Button>
        </BottomActions>
      )}
    </form>
  )
}
