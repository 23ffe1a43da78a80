import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '#src/ui/Card.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { OwnLines } from './OwnLines.tsx'

/** The last section of a public page, which suggests the next step. */
export function ClosingSection({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <Container py={{ base: '10', md: '16' }}>
      <Card padding="lg" bg="brand.subtle">
        <chakra.div
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          alignItems={{ base: 'flex-start', md: 'center' }}
          justifyContent="space-between"
          gap="5"
        >
          <chakra.div display="grid" gap="1">
            <Heading level={2} size="md">
              {title}
            </Heading>
            <OwnLines text={text} />
          </chakra.div>
          {action}
        </chakra.div>
      </Card>
    </Container>
  )
}
