import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Container } from '#src/ui/Container.tsx'
import { Heading } from '#src/ui/Heading.tsx'

type Props = { title: string; tone?: 'page' | 'panel'; children: ReactNode }

/** One part of a public page, as wide as the window, with its heading. */
export function Section({ title, tone = 'page', children }: Props) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} bg={tone === 'panel' ? 'bg.panel' : undefined}>
      <Container py={{ base: '10', md: '16' }}>
        <Heading level={2} size="lg" id={id} mb={{ base: '5', md: '8' }}>
          {title}
        </Heading>
        {children}
      </Container>
    </chakra.section>
  )
}
