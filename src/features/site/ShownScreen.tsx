import { chakra } from '@chakra-ui/react'
import { Picture } from '#src/ui/Picture.tsx'
import { pictureSizes, screenPictures } from './screen-pictures.ts'

/** The part of a desktop picture that is shown: next to the menu and under the bar, large enough to be read. */
const part = { base: 'full', md: '165%' } as const

/** A picture of the product, of a part of its desktop window on wide screens and of a whole phone on phones. */
export function ShownScreen({ shows, alt }: { shows: keyof typeof screenPictures; alt: string }) {
  return (
    <chakra.div
      position="relative"
      rounded="xl"
      shadow="raised"
      overflow="hidden"
      width="full"
      maxWidth={{ base: '17rem', md: 'none' }}
      mx="auto"
    >
      <Picture
        files={screenPictures[shows]}
        sizes={pictureSizes}
        alt={alt}
        width={part}
        mt={{ md: '-6.5%' }}
        ms={{ md: '-26%' }}
        mb={{ md: '-30%' }}
      />
    </chakra.div>
  )
}
