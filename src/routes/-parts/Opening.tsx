import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = { title: string; lead: string; actions?: ReactNode; picture?: ReactNode }

/** How a public page begins: what it is about, what to do, and on wide windows a picture alongside it. */
export function Opening({ title, lead, actions, picture }: Props) {
  return (
    <chakra.section bg="bg.panel">
      <Container
        py={{ base: '12', md: picture ? '20' : '14' }}
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="12"
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
        </chakra.div>
        {picture && (
          <chakra.div hideBelow="lg" flexShrink="0" width="24rem">
            {picture}
          </chakra.div>
        )}
      </Container>
    </chakra.section>
  )
}
