import { chakra, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ActRow } from '#src/ui/ActRow.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  name: string
  /** The label of the device in use; absent for other devices. */
  current: string | undefined
  /** The address of the device and its times; missing values are omitted. */
  facts: readonly (string | null)[]
  /** Content below the facts. */
  children?: ReactNode
  /** Rendered at the end of the row. */
  act: ReactNode
}

/** A row of a list with a device of the member and its facts. */
export function DeviceRow({ name, current, facts, children, act }: Props) {
  return (
    <ActRow columnGap="3" px={{ base: '4', md: '6' }} py="3" minHeight="16">
      <Stack gap="1" minWidth="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <Text weight="bold">{name}</Text>
          {current && <Badge tone="info">{current}</Badge>}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" columnGap="4">
          {facts.filter(Boolean).map((fact) => (
            <Text key={fact} tone="muted" size="sm" numeric>
              {fact}
            </Text>
          ))}
        </chakra.div>
        {children}
      </Stack>
      {act}
    </ActRow>
  )
}
