import { chakra } from '@chakra-ui/react'
import { Picture } from '#src/ui/Picture.tsx'
import { pictureSizes, screenPictures } from './screen-pictures.ts'

/** The width of the screenshots, at which their text is as large as that of the page. */
const pictureWidth = { base: '18.5rem', md: '35rem' } as const

/** A screenshot of one part of the product at its own size, on a tinted background. */
export function ShownScreen({ shows, alt }: { shows: keyof typeof screenPictures; alt: string }) {
  return (
    <chakra.div
      bg={{ base: 'brand.subtle', _dark: 'bg.muted' }}
      rounded="xl"
      px={{ base: '3', md: '8' }}
      py={{ base: '6', md: '10' }}
      minWidth="0"
    >
      <Picture
        files={screenPictures[shows]}
        sizes={pictureSizes[shows]}
        alt={alt}
        maxWidth={pictureWidth}
        mx="auto"
        css={{ '& img': { filter: 'drop-shadow(0 4px 12px rgb(0 0 0 / 0.08))' } }}
      />
    </chakra.div>
  )
}
