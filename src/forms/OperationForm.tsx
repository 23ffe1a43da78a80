import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Problem } from '#contract/problem.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ChangedMeanwhile, refusalOf, type Saver } from './ChangedMeanwhile.tsx'
import { FormMistakes } from './form-mistakes.ts'
import type { Form } from './use-form.ts'

/** The part of the result of `useOperationForm` that the element of the form needs. */
export type ShownForm = {
  element: Form<object>['element']
  busy: boolean
  /** Whether an attempt to submit found invalid fields; without it the form lists none at its top. */
  hasFailed?: boolean
  problem?: Problem | undefined
  /** Whether the refusal means that another person has changed the data first. */
  isOutdated?: boolean
  conflict?: Form<object>['conflict']
  saver?: Saver | undefined
}

type Props = {
  form: ShownForm
  gap?: '3' | '4' | '5' | '6'
  maxWidth?: 'form'
  /** The label of the button. */
  submit: ReactNode
  /** Further props of the submit button: place, look, and the reason why it is disabled. */
  button?: Omit<ButtonProps, 'type' | 'children' | 'loading'>
  /** Shown in place of the usual notice of the problem. */
  problem?: ReactNode
  /** Further buttons, after the submit button. */
  acts?: ReactNode
  /** Places the button, for example in a bar that stays in the window. */
  placed?: (button: ReactNode) => ReactNode
  children: ReactNode
}

/** The element of a form: its fields, the message about the last refusal, and the submit button. */
export function OperationForm({
  form,
  gap = '5',
  maxWidth,
  submit,
  button,
  problem = <ProblemNotice problem={refusalOf(form)} />,
  acts,
  placed,
  children,
}: Props) {
  const submitButton = (
    <Button
      type="submit"
      alignSelf={acts || placed ? undefined : 'flex-start'}
      {...button}
      loading={form.busy}
    >
      {submit}
    </Button>
  )
  return (
    <form {...form.element}>
      <Stack gap={gap} maxWidth={maxWidth}>
        {form.hasFailed && <FormMistakes form={form.element.ref} />}
        {children}
        <ChangedMeanwhile conflict={form.conflict} saver={form.saver} busy={form.busy} />
        {problem}
        {placed?.(submitButton) ??
          (acts ? (
            <Stack direction="row" flexWrap="wrap" gap="3">
              {submitButton}
              {acts}
            </Stack>
          ) : (
            submitButton
          ))}
      </Stack>
    </form>
  )
}

/** The heading of a form with its purpose; `id` names the card around it. */
export function FormHead({ id, title, lead }: { id?: string; title: ReactNode; lead: ReactNode }) {
  return (
    <Stack gap="1">
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      <Text tone="muted">{lead}</Text>
    </Stack>
  )
}
