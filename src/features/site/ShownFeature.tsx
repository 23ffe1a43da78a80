import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Container } from '#src/ui/Container.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { OwnLines } from './OwnLines.tsx'

type Props = { title: string; text: string; more?: ReactNode; picture: ReactNode; reversed?: boolean }

/**
 * A feature of the product with its screenshot: side by side from 1024 px, the screenshot on the left if `reversed`.
 */
export function FeatureSection({ title, text, more, picture, reversed = false }: Props) {
  const id = useId()
  return (
    <Container
      as="section"
      aria-labelledby={id}
      py={{ base: '8', md: '12' }}
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: reversed ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 5fr) minmax(0, 7fr)',
      }}
      alignItems="center"
      gap={{ base: '6', lg: '12' }}
    >
      <chakra.div order={{ lg: reversed ? '1' : '0' }} display="grid" gap="3">
        <Heading level={2} size="xl" id={id}>
          {title}
        </Heading>
        <OwnLines text={text} />
        {more}
      </chakra.div>
      {picture}
    </Container>
  )
}
