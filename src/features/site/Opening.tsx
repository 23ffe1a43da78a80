import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Text } from '#src/ui/Text.tsx'
import { OwnLines } from './OwnLines.tsx'

type Props = {
  title: string
  lead: string
  actions?: ReactNode
  note?: string
  picture?: ReactNode
  /** Whether the heading has the largest size, which only the home page uses. */
  isHero?: boolean
}

/**
 * The first section of a public page: its topic, its actions and an illustration, which is next to the text on wide
 * windows and below the text on narrower ones.
 */
export function Opening({ title, lead, actions, note, picture, isHero = false }: Props) {
  return (
    <chakra.section bg="bg.panel" overflow="hidden">
      <Container
        pt={{ base: picture ? '6' : '10', md: picture ? '12' : '14' }}
        pb={{ base: '10', md: picture ? '12' : '14' }}
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: picture ? 'minmax(0, 1fr) minmax(0, 1fr)' : undefined,
        }}
        alignItems="center"
        gap={{ base: '10', lg: '12' }}
      >
        <chakra.div
          display="flex"
          flexDirection="column"
          gap={{ base: '4', md: '6' }}
          maxWidth="40rem"
          minWidth="0"
        >
          <ScreenTitle
            fontSize={isHero ? 'clamp(2.25rem, 4.2vw, 3.5rem)' : { base: '3xl', md: '4xl' }}
            lineHeight={isHero ? '1.2' : undefined}
            overflowWrap="anywhere"
          >
            {title}
          </ScreenTitle>
          <OwnLines text={lead} size="lg" {...(isHero && { fontSize: { base: 'md', md: 'lg' } })} />
          {actions && (
            <chakra.div
              display="flex"
              flexWrap="wrap"
              gap={{ base: '2', md: '3' }}
              mt="2"
              css={{ '& > *': { flex: { base: '1 1 100%', sm: '0 0 auto' } } }}
            >
              {actions}
            </chakra.div>
          )}
          {note && (
            <Text size="sm" tone="muted">
              {note}
            </Text>
          )}
        </chakra.div>
        {picture}
      </Container>
    </chakra.section>
  )
}
