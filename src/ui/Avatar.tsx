import { chakra } from '@chakra-ui/react'
import { avatarTintOf } from './avatar-tint.ts'

/**
 * Returns the last two syllables of a Korean name, which in most names are the given name, or the first two letters
 * of any other name.
 */
const initialsOf = (name: string) => (/^[가-힣]{2,4}$/.test(name) ? name.slice(-2) : name.slice(0, 2))

/**
 * A person's avatar with two letters of their name, in a tint of their own; decorative, since the full name is next to it or is announced.
 */
export function Avatar({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      boxSize={isLarge ? '14' : '9'}
      rounded="full"
      {...avatarTintOf(name)}
      fontSize={isLarge ? 'md' : 'xs'}
      fontWeight="bold"
      lineHeight="none"
    >
      {initialsOf(name)}
    </chakra.span>
  )
}
