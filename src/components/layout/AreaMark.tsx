import { chakra } from '@chakra-ui/react'
import { useSideMenuTexts } from './side-menu-texts.ts'

/** The word next to the logo by which the admin area differs from the member area. */
export function AreaMark() {
  const { t } = useSideMenuTexts()
  return (
    <chakra.span
      flexShrink="0"
      px="1.5"
      rounded="sm"
      bg="bg.muted"
      color="fg.muted"
      fontSize="xs"
      fontWeight="semibold"
      lineHeight="1.25rem"
    >
      {t('area')}
    </chakra.span>
  )
}
