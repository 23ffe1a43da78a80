import { chakra, Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { usePasskeyTexts } from './passkey-texts.ts'

const renamePasskeyMachine = submissionMachine('renamePasskey')

/** Another name for a passkey. */
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
  const router = useRouter()
  const { snapshot, send, flow } = useFlow(renamePasskeyMachine, {})
  const [name, setName] = useState(before)
  const field = useRef<HTMLInputElement>(null)
  const missing = isBlank(name)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    const accepted = flow.on('submission.accepted', () => {
      toaster.show({ message: t('renamed') })
      onDone()
      void router.invalidate()
    })
    return () => accepted.unsubscribe()
  }, [flow, router, t, onDone])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing) return field.current?.focus()
    send({ type: 'submission.requested', input: { passkeyId, name: typedText(name) } })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="3" maxWidth="form">
        <TextField
          ref={field}
          label={t('name')}
          autoComplete="off"
          maxLength={40}
          value={name}
          readOnly={snapshot.hasTag('busy')}
          onChange={(event) => setName(event.target.value)}
          error={missing && t('nameMissing')}
        />
        <ProblemNotice problem={snapshot.context.problem} />
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button type="submit" loading={snapshot.hasTag('busy')}>
            {t('save')}
          </Button>
          <Button variant="outline" onClick={onDone}>
            {t('cancel')}
          </Button>
        </chakra.div>
      </Stack>
    </form>
  )
}
