import { chakra } from '@chakra-ui/react'
import { useSearchTexts } from './texts.ts'

const keys = [
  ['↑ ↓', 'move'],
  ['Enter', 'open'],
  ['Esc', 'close'],
] as const

/** The keyboard shortcuts of the search, on devices with a keyboard. */
export function SearchKeys() {
  const { t } = useSearchTexts()
  return (
    <chakra.div hideBelow="md" display="flex" gap="4" fontSize="xs" color="fg.muted" aria-hidden="true">
      {keys.map(([key, does]) => (
        <chakra.span key={does} display="inline-flex" alignItems="center" gap="1.5">
          <chakra.kbd
            px="1.5"
            rounded="sm"
            borderWidth="1px"
            borderStyle="solid"
            borderColor="border"
            fontFamily="inherit"
          >
            {key}
          </chakra.kbd>
          {t(`keys.${does}`)}
        </chakra.span>
      ))}
    </chakra.div>
  )
}
