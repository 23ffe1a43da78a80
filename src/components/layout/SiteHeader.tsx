import { chakra, Flex, HStack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { ColorModeSwitch } from '#src/ui/ColorModeSwitch.tsx'
import { Container } from '#src/ui/Container.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { BrandLink } from './BrandLink.tsx'
import type { LayoutShape } from './layouts.ts'

/** The bar on top: the way home always, the account where a person may come and go. */
export function SiteHeader({ kind }: { kind: Exclude<LayoutShape['header'], 'none'> }) {
  const { t } = useTranslation('layout')
  return (
    <chakra.header bg="bg.panel" borderBottomWidth="1px" borderColor="border" data-print="hidden">
      <Container>
        <Flex align="center" justify="space-between" gap="3" minHeight="16">
          <BrandLink />
          <HStack gap="2" minWidth="0">
            <ColorModeSwitch
              label={t('colorMode.label')}
              labels={{ system: t('colorMode.system'), light: t('colorMode.light'), dark: t('colorMode.dark') }}
            />
            {kind === 'site' && <AccountMenu />}
          </HStack>
        </Flex>
      </Container>
    </chakra.header>
  )
}
