import { chakra, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { PasskeyRenaming } from './PasskeyRenaming.tsx'
import { usePasskeyTexts } from './passkey-texts.ts'

type Props = {
  passkey: Schema<'Passkey'>
  isBusy: boolean
  isRemoving: boolean
  problem: Problem | undefined
  onRemove: () => void
}

/** One passkey, with the actions that rename and remove it. */
export function PasskeyCard({
  passkey: { passkeyId, name, createdAt, lastUsedAt, syncedYn },
  isBusy,
  isRemoving,
  problem,
  onRemove,
}: Props) {
  const { t } = usePasskeyTexts()
  const { dialogs } = useApp()
  const [isRenaming, setRenaming] = useState(false)
  const remove = async () => {
    if (isBusy) return
    const accepted = await confirm(dialogs, {
      header: t('removeTitle'),
      message: t('removeText', { name }),
      acceptLabel: t('remove'),
      isFinal: true,
    })
    if (accepted) onRemove()
  }
  return (
    <Card display="flex" flexDirection="column" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <Stack gap="1" minWidth="0">
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" overflowWrap="anywhere">
            <Heading level={3} size="sm">
              {name}
            </Heading>
            <Badge tone={syncedYn === 'Y' ? 'info' : 'neutral'}>
              {t(syncedYn === 'Y' ? 'synced' : 'bound')}
            </Badge>
          </chakra.div>
          <chakra.div display="flex" flexWrap="wrap" columnGap="4">
            <Text tone="muted" size="sm" numeric>
              {t('createdAt', { date: formatDate(createdAt) })}
            </Text>
            <Text tone="muted" size="sm" numeric>
              {lastUsedAt ? t('lastUsedAt', { time: formatDateTime(lastUsedAt) }) : t('neverUsed')}
            </Text>
          </chakra.div>
        </Stack>
        {!isRenaming && (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button
              variant="outline"
              size="sm"
              minHeight="touch"
              aria-label={t('renameLabel', { name })}
              onClick={() => setRenaming(true)}
            >
              {t('rename')}
            </Button>
            <Button
              variant="outline"
              size="sm"
              minHeight="touch"
              loading={isRemoving}
              aria-disabled={isBusy || undefined}
              aria-label={t('removeLabel', { name })}
              onClick={() => void remove()}
            >
              {t('remove')}
            </Button>
          </chakra.div>
        )}
      </chakra.div>
      {isRenaming && <PasskeyRenaming passkeyId={passkeyId} name={name} onDone={() => setRenaming(false)} />}
      <ProblemNotice problem={problem} />
    </Card>
  )
}
