import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  badge?: ReactNode
  title: ReactNode
  /** A number under the title that is more important than the title. */
  number?: ReactNode
  lines: ReactNode[]
  action?: ReactNode
}

/** The first card of a home: one thing that is true of the member, its date or amount, and its one action. */
export function LifeCard({ badge, title, number, lines, action }: Props) {
  return (
    <Card aria-labelledby="life">
      <Stack gap="3" align="flex-start">
        {badge}
        <Stack gap="1">
          <Heading level={2} size={number ? 'sm' : 'lg'} id="life">
            {title}
          </Heading>
          {number}
        </Stack>
        <Stack gap="0">
          {lines.map((line, index) => (
            <Text key={index} tone="muted" numeric>
              {line}
            </Text>
          ))}
        </Stack>
        {action}
      </Stack>
    </Card>
  )
}
