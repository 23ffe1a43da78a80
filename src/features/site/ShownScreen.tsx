import { chakra } from '@chakra-ui/react'
import { Picture } from '#src/ui/Picture.tsx'
import { pictureSizes, screenPictures } from './screen-pictures.ts'

/** A picture of the product, in a desktop window on wide screens and in a phone on phones. */
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
      <Picture files={screenPictures[shows]} sizes={pictureSizes} alt={alt} />
    </chakra.div>
  )
}
