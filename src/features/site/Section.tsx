import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Container } from '#src/ui/Container.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = { title: string; lead?: string; tone?: 'page' | 'panel'; children: ReactNode }

/** One section of a public page, over the full width, with its heading and optionally a sentence below. */
export function Section({ title, lead, tone = 'page', children }: Props) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} bg={tone === 'panel' ? 'bg.panel' : undefined}>
      <Container py={{ base: '10', md: '16' }}>
        <Heading level={2} size="lg" id={id} mb={lead ? '2' : { base: '5', md: '8' }}>
          {title}
        </Heading>
        {lead && (
          <Text tone="muted" mb={{ base: '5', md: '8' }}>
            {lead}
          </Text>
        )}
        {children}
      </Container>
    </chakra.section>
  )
}
