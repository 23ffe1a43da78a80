import type { Schema } from '#contract/operation.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import { amountText } from './amount.ts'
import { useSettlementTexts } from './texts.ts'

const noteMachine = submissionMachine('noteSettlementDifference')
const LONGEST_NOTE = 200

/** The dialog for a note on how the staff resolved a difference. */
export function NoteDialog({
  difference,
  onClose,
}: {
  difference: Schema<'SettlementDifference'>
  onClose: () => void
}) {
  const { t } = useSettlementTexts()
  const { differenceId, version, moneyKind, differenceKind, billNo, orderId } = difference
  const form = useOperationForm(noteMachine, {
    fields: { note: difference.note ?? '' },
    draft: { name: `settlement-note-${differenceId}`, stored: [], remembered: ['note'] },
    mistakes: ({ note }) => ({
      note:
        (isBlank(note) && t('note.missing')) ||
        (typedText(note).length > LONGEST_NOTE && t('note.long', { most: LONGEST_NOTE })),
    }),
    input: ({ note }) => ({ differenceId, version, note: typedText(note) }),
    done: () => t('note.done'),
    onDone: onClose,
    residentFree: { note: t('note.residentNumber') },
    outdated: ['difference.changed'],
  })
  return (
    <DialogForm
      form={form}
      title={t('note.title')}
      lead={t('note.about', {
        kind: t(`kind.${moneyKind}.${differenceKind}`),
        number: billNo ?? orderId,
        own: amountText(t, difference.ownAmount),
        service: amountText(t, difference.serviceAmount),
      })}
      submit={t('note.submit')}
      cancel={t('note.cancel')}
      onClose={onClose}
    >
      <TextArea rows={4} label={t('note.label')} hint={t('note.hint')} {...form.field('note')} />
    </DialogForm>
  )
}
