import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = { title: string; lead: string; actions?: ReactNode; note?: string; picture?: ReactNode }

/** The opening of a public page: topic, action and picture, which is next to the text on wide windows, else below. */
export function Opening({ title, lead, actions, note, picture }: Props) {
  return (
    <chakra.section bg="bg.panel" overflow="hidden">
      <Container
        pt={{ base: '10', md: picture ? '16' : '14' }}
        pb={{ base: '10', md: picture ? '12' : '14' }}
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: picture ? 'minmax(0, 5fr) minmax(0, 7fr)' : undefined,
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
          <ScreenTitle fontSize={{ base: '3xl', md: '4xl' }}>{title}</ScreenTitle>
          <Text size="lg" tone="muted">
            {lead}
          </Text>
          {actions && (
            <chakra.div display="flex" flexWrap="wrap" gap="3" mt="2">
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
