import { chakra, Stack } from '@chakra-ui/react'
import type { Problem } from '#contract/problem.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useForm } from '#src/forms/use-form.ts'
import type { Withheld } from '#src/machines/passkey-prompt.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { usePasskeyTexts } from './passkey-texts.ts'

type Props = {
  defaultName: string
  problem: Problem | undefined
  withheld: Withheld | undefined
  isBusy: boolean
  /** Whether the browser's prompt is open. */
  isWaiting: boolean
  /** Whether the result of the request is unknown, so that the same request is sent again. */
  isUnsent: boolean
  onSubmit: (name: string) => void
  onCancel: () => void
}

/** The form for the name of a new passkey. */
export function PasskeyAdding({
  defaultName,
  problem,
  withheld,
  isBusy,
  isWaiting,
  isUnsent,
  onSubmit,
  onCancel,
}: Props) {
  const { t } = usePasskeyTexts()
  const form = useForm({
    fields: { name: defaultName },
    mistakes: ({ name }) => ({ name: isBlank(name) && t('nameMissing') }),
    focused: true,
    busy: isBusy,
    onSubmit: ({ name }) => onSubmit(typedText(name)),
  })
  return (
    <Card>
      <form {...form.element}>
        <Stack gap="4" maxWidth="form">
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            autoComplete="off"
            maxLength={40}
            {...form.field('name')}
            readOnly={isBusy || isUnsent}
          />
          {isWaiting && (
            <Text tone="muted" role="status">
              {t('waiting')}
            </Text>
          )}
          {withheld && (
            <Notice status="warning" role="alert">
              <p>{t(`withheld.${withheld}`)}</p>
            </Notice>
          )}
          <ProblemNotice problem={problem} />
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button type="submit" loading={isBusy}>
              {t(isUnsent ? 'again' : 'register')}
            </Button>
            <Button variant="outline" aria-disabled={(isBusy && !isWaiting) || undefined} onClick={onCancel}>
              {t('cancel')}
            </Button>
          </chakra.div>
        </Stack>
      </form>
    </Card>
  )
}
