import { Stack } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ChangedMeanwhile, refusalOf } from './ChangedMeanwhile.tsx'
import { firstFieldOf } from './first-field.ts'
import type { ShownForm } from './OperationForm.tsx'

type Props = {
  /** The form; `settle` discards its typed text. */
  form: ShownForm & { settle: () => void }
  title: string
  lead?: ReactNode
  /** The labels of the buttons. */
  submit: ReactNode
  cancel: ReactNode
  button?: Omit<ButtonProps, 'type' | 'form' | 'children' | 'loading'>
  /** Closes the dialog, by its button or by Escape; not while the form is being sent. */
  onClose: () => void
  children: ReactNode
}

/**
 * A form in a dialog, with the focus on its first editable field. If the form has a draft, the typed text is restored
 * after Escape or "back"; the cancel button discards it.
 */
export function DialogForm({ form, title, lead, submit, cancel, button, onClose, children }: Props) {
  const formId = useId()
  const cancelForm = () => {
    form.settle()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={() => !form.busy && onClose()}
      title={title}
      initialFocus={() => firstFieldOf(form.element.ref.current)}
      footer={
        <>
          <Button variant="outline" onClick={cancelForm} aria-disabled={form.busy}>
            {cancel}
          </Button>
          <Button type="submit" {...button} form={formId} loading={form.busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.element}>
        <Stack gap="4">
          {lead && <Text tone="muted">{lead}</Text>}
          <ChangedMeanwhile conflict={form.conflict} saver={form.saver} busy={form.busy} />
          <ProblemNotice problem={refusalOf(form)} />
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
