import { Flex, Stack } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Badge } from '#src/ui/Badge.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { useProfileTexts } from '../profile-texts.ts'

export type Fact = { term: string; value: string; numeric?: boolean }
type Props = {
  name: string
  /** Whether the next request is prefilled with this profile. */
  isNext: boolean
  state?: ReactNode
  facts: readonly Fact[]
  /** Columns of facts on wide windows; by default 1. */
  columns?: 1 | 2
  children: ReactNode
}

/** A profile with its name, its visible details, and the subscriptions that use it. */
export function ProfileCard({ name, isNext, state, facts, columns = 1, children }: Props) {
  const { t } = useProfileTexts()
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Stack gap="4">
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="2">
          <Heading level={3} size="md" id={id} minWidth="0" overflowWrap="anywhere">
            <Breakable>{name}</Breakable>
          </Heading>
          {state}
          {isNext && <Badge tone="info">{t('next')}</Badge>}
        </Flex>
        <DataList
          columns={columns}
          items={facts.map(({ term, value, numeric }) => ({
            key: term,
            term,
            value: <Breakable>{value}</Breakable>,
            ...(numeric && { numeric }),
          }))}
        />
        {children}
      </Stack>
    </Card>
  )
}
