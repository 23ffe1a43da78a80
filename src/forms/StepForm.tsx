import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import { ChangedMeanwhile, refusalOf } from './ChangedMeanwhile.tsx'
import { FormMistakes } from './form-mistakes.ts'
import type { ShownForm } from './OperationForm.tsx'

type Props = {
  form: ShownForm
  title?: string
  lead?: ReactNode
  gap?: '5' | '6'
  children: ReactNode
  /** Shown in place of the usual notice of the problem. */
  problem?: ReactNode
  /** The button that goes back to the previous step. */
  previous?: { label: string; onClick: () => void; isClosed?: boolean } | undefined
  /** The label of the submit button; without it there is no such button. */
  submit?: ReactNode
  /** Further props of the submit button: look, and the reason why it is disabled. */
  button?: Omit<ButtonProps, 'type' | 'children' | 'loading'>
}

/**
 * The form of a step or of a whole screen: title, fields, the message about the last refusal, and the buttons
 * at the bottom.
 */
export function StepForm({
  form,
  title,
  lead,
  gap = '5',
  children,
  problem = <ProblemNotice problem={refusalOf(form)} />,
  previous,
  submit,
  button,
}: Props) {
  return (
    <form {...form.element}>
      <Stack gap={gap}>
        {title && <ScreenHead title={title} lead={lead} />}
        {form.hasFailed && <FormMistakes form={form.element.ref} />}
        {children}
        <ChangedMeanwhile conflict={form.conflict} saver={form.saver} busy={form.busy} />
        {problem}
      </Stack>
      {submit && (
        <BottomActions>
          {previous && (
            <Button
              variant="outline"
              size="lg"
              aria-disabled={(previous.isClosed ?? form.busy) || undefined}
              onClick={previous.onClick}
            >
              {previous.label}
            </Button>
          )}
          <Button type="submit" size="lg" {...button} loading={form.busy}>
            {submit}
          </Button>
        </BottomActions>
      )}
    </form>
  )
}
