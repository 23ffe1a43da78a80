import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import '#src/i18n/areas/approval.ts'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  count: number
  busy: boolean
  areAllChosen: boolean
  onAll: () => void
  onApprove: () => void
  onReject: () => void
  onComment: () => void
}

/** What may be done with what was picked; it stays in sight while the list scrolls. */
export function QueueBar({ count, busy, areAllChosen, onAll, onApprove, onReject, onComment }: Props) {
  const { t } = useTranslation('approval')
  const none = count === 0
  return (
    <Flex
      role="group"
      aria-label={t('queue.bar')}
      position="sticky"
      bottom={{ base: 'calc({sizes.tabBar} + {spacing.2} + env(safe-area-inset-bottom))', lg: '0' }}
      zIndex="sticky"
      bg="bg.raised"
      rounded="xl"
      shadow="raised"
      p="3"
      gap="2"
      wrap="wrap"
      align="center"
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="1fr 1fr"
    >
      <Text weight="medium" numeric role="status" flex="1" minWidth="8rem" gridColumn="1 / -1">
        {none ? (
          <Text as="span" size="sm" tone="muted" id="choose-hint">
            <chakra.span display={{ base: 'none', md: 'inline' }}>{t('queue.chooseHint')}</chakra.span>
            <chakra.span display={{ md: 'none' }}>{t('queue.chooseHintTouch')}</chakra.span>
          </Text>
        ) : (
          t('queue.chosen', { count })
        )}
      </Text>
      <Button variant="ghost" onClick={onAll}>
        {t(areAllChosen ? 'queue.chooseNone' : 'queue.chooseAll')}
      </Button>
      <Button variant="outline" aria-disabled={count !== 1} onClick={onComment}>
        {t('queue.comment')}
      </Button>
      <Button
        variant="outline"
        aria-disabled={none}
        aria-describedby={none ? 'choose-hint' : undefined}
        loading={busy}
        onClick={onReject}
      >
        {t('queue.reject')}
      </Button>
      <Button
        aria-disabled={none}
        aria-describedby={none ? 'choose-hint' : undefined}
        loading={busy}
        onClick={onApprove}
      >
        {t('queue.approve')}
      </Button>
    </Flex>
  )
}
