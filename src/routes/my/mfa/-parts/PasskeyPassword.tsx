import { chakra } from '@chakra-ui/react'
import '#src/i18n/areas/passkey.ts'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/problem.ts'
import { PasswordAgain } from '#src/components/PasswordAgain.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  lead: string
  problem: Problem | undefined
  pauseSecondsLeft: number
  isBusy: boolean
  isPaused: boolean
  onSubmit: (password: string) => void
  onCancel: () => void
}

/** The password once more, in the middle of the list of passkeys. */
export function PasskeyPassword({ lead, isBusy, isPaused, onCancel, ...asked }: Props) {
  const { t } = useTranslation('passkey')
  const head = (
    <>
      <Heading level={3} size="sm">
        {t('verify.title')}
      </Heading>
      <Text tone="muted">{lead}</Text>
    </>
  )
  return (
    <Card>
      <PasswordAgain {...asked} compact head={head} label={t('verify.password')}>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button type="submit" loading={isBusy} aria-disabled={isPaused || undefined}>
            {t('verify.submit')}
          </Button>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </chakra.div>
      </PasswordAgain>
    </Card>
  )
}
