import { chakra } from '@chakra-ui/react'
import { Key } from '#src/ui/Key.tsx'
import { useSearchTexts } from './texts.ts'

const keys = [
  ['↑ ↓', 'move'],
  ['Enter', 'open'],
  ['Esc', 'close'],
] as const

/** The keyboard shortcuts of the search, on devices with a keyboard, and an example of a search by consonants. */
export function SearchKeys() {
  const { t } = useSearchTexts()
  return (
    <chakra.div
      hideBelow="md"
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      rowGap="1"
      pt="3"
      mb="-2"
      borderTopWidth="1px"
      borderTopStyle="solid"
      borderColor="border"
      fontSize="xs"
      color="fg.muted"
      aria-hidden="true"
    >
      {keys.map(([key, does]) => (
        <chakra.span key={does} display="inline-flex" alignItems="center" gap="1.5">
          <Key fontFamily="inherit" fontSize="xs" px="1.5" py="0" minWidth="5">
            {key}
          </Key>
          {t(`keys.${does}`)}
        </chakra.span>
      ))}
      <chakra.span ml="auto">{t('consonants')}</chakra.span>
    </chakra.div>
  )
}
