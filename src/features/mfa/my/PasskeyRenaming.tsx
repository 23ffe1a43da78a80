import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { usePasskeyTexts } from './passkey-texts.ts'

const renamePasskeyMachine = submissionMachine('renamePasskey')

/** Renames a passkey. */
export function PasskeyRenaming({
  passkeyId,
  name: before,
  onDone,
}: {
  passkeyId: string
  name: string
  onDone: () => void
}) {
  const { t } = usePasskeyTexts()
  const form = useOperationForm(renamePasskeyMachine, {
    fields: { name: before },
    mistakes: ({ name }) => ({ name: isBlank(name) && t('nameMissing') }),
    focused: true,
    input: ({ name }) => ({ passkeyId, name: typedText(name) }),
    done: () => ({ message: t('renamed') }),
    onDone,
    worthAQuestion: false,
  })
  return (
    <OperationForm
      form={form}
      gap="3"
      maxWidth="form"
      submit={t('save')}
      acts={
        <Button variant="outline" onClick={onDone}>
          {t('cancel')}
        </Button>
      }
    >
      <TextField
        label={t('name')}
        autoComplete="off"
        maxLength={40}
        {...form.field('name')}
        error={form.mistakes.name}
      />
    </OperationForm>
  )
}
