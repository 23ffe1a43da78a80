import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from '#src/ui/Text.tsx'
import { ListKeys } from './ListKeys.tsx'
import { useAdminTexts } from './texts.ts'

type Props = {
  page: { search: string | null; total: number } /** Sums of the entries. */
  children?: ReactNode
}

/** The number of entries of a staff list, of a search or in all, and the keys that move through it. */
export function ListTotal({ page: { search, total }, children }: Props) {
  const { t } = useAdminTexts()
  return (
    <Flex
      justify="space-between"
      align="center"
      columnGap="4"
      wrap="wrap"
      minHeight={{ base: 'touch', md: '8' }}
    >
      <Text size="sm" tone="muted" numeric role="status">
        {search ? t('list.searchTotal', { search, count: total }) : t('list.total', { count: total })}
      </Text>
      {children}
      <ListKeys />
    </Flex>
  )
}
