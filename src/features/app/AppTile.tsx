import { chakra } from '@chakra-ui/react'

/** The mark of an app: the first character of its name, which is shown next to it. */
export function AppTile({ name }: { name: string }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      boxSize="11"
      rounded="lg"
      bg="brand.subtle"
      color="brand.fg"
      fontWeight="bold"
      fontSize="lg"
      userSelect="none"
    >
      {[...name][0]}
    </chakra.span>
  )
}
