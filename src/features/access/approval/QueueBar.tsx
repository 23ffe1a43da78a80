import { Flex } from '@chakra-ui/react'
import { Button } from '#src/ui/Button.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Text } from '#src/ui/Text.tsx'
import { useApprovalTexts } from '../approval-texts.ts'

type Props = {
  count: number
  areAllChosen: boolean
  onAll: () => void
  onApprove: () => void
  onReject: () => void
  onComment: () => void
}

/** The actions for the selected rows; they stay visible while the list scrolls. */
export function QueueBar({ count, areAllChosen, onAll, onApprove, onReject, onComment }: Props) {
  const { t } = useApprovalTexts()
  return (
    <Flex
      role="group"
      aria-label={t('queue.bar')}
      bg="bg.raised"
      rounded="xl"
      shadow="raised"
      p="3"
      gap="2"
      wrap="wrap"
      align="center"
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns={fluidColumns(2, '7rem')}
    >
      <Text weight="medium" numeric role="status" flex="1" minWidth="8rem" gridColumn="1 / -1">
        {t('queue.chosen', { count })}
      </Text>
      <Button variant="ghost" onClick={onAll}>
        {t(areAllChosen ? 'queue.chooseNone' : 'queue.chooseAll')}
      </Button>
      <Button variant="outline" aria-disabled={count !== 1} onClick={onComment}>
        {t('queue.comment')}
      </Button>
      <Button variant="outline" onClick={onReject}>
        {t('queue.reject')}
      </Button>
      <Button onClick={onApprove}>{t('queue.approve')}</Button>
    </Flex>
  )
}
