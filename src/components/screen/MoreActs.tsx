import { chakra } from '@chakra-ui/react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDisclosureMenu } from '#src/components/layout/use-disclosure-menu.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { MoreIcon } from '#src/ui/icons.tsx'

/**
 * The rare actions of an object, in a menu after the main actions: `ghost` buttons and links, one a line. A button
 * that opens a dialog has `aria-haspopup`.
 */
export function MoreActs({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { root, onChoice, closeFromWithin } = useDisclosureMenu()
  // A dialog returns the focus to the element that had it, which must not be in the closed menu: the menu is closed
  // by a function that moves the focus to the button of the menu.
  const closeForDialog = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[aria-haspopup=dialog]:not([aria-disabled=true])'))
      closeFromWithin()
  }
  return (
    // On phones the menu takes the width of the row of actions.
    <chakra.details {...root} position={{ base: 'static', lg: 'relative' }} data-more="">
      <ButtonLink
        asChild
        variant="outline"
        size="sm"
        minHeight="touch"
        width="touch"
        px="0"
        listStyle="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <summary aria-label={t('more')}>
          <MoreIcon boxSize="6" />
        </summary>
      </ButtonLink>
      <chakra.div
        position="absolute"
        top="100%"
        right="0"
        left={{ base: '0', lg: 'auto' }}
        width={{ lg: '64' }}
        mt="1"
        p="2"
        zIndex="bar"
        display="grid"
        bg="bg.raised"
        rounded="xl"
        shadow="raised"
        borderWidth={{ base: '0', _dark: '1px' }}
        borderColor="border"
        onClick={onChoice}
        onClickCapture={closeForDialog}
        css={{
          '& :is(a, button)': { justifyContent: 'flex-start', width: 'full', px: '3', fontWeight: 'medium' },
        }}
      >
        {children}
      </chakra.div>
    </chakra.details>
  )
}
