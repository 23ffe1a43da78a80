import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

/** The addresses of one picture: for wide windows and phones, in both themes. */
export type PictureFiles = Record<'desk' | 'phone', Record<'light' | 'dark', string>>

type Props = HTMLChakraProps<'div'> & { files: PictureFiles; alt: string; sizes: PictureSizes }
/** Pixel sizes of the files, so that the page reserves the space before they have loaded. */
export type PictureSizes = Record<'desk' | 'phone', readonly [width: number, height: number]>

/**
 * A picture with variants for the width of the window and for the theme. Only the shown variant is loaded, once it is
 * nearly visible.
 */
export function Picture({ files, alt, sizes, ...props }: Props) {
  return (
    <chakra.div css={{ '& img': { display: 'block', width: 'full', height: 'auto' } }} {...props}>
      {(['light', 'dark'] as const).map((theme) => (
        <chakra.picture
          key={theme}
          display={theme === 'light' ? { base: 'block', _dark: 'none' } : { base: 'none', _dark: 'block' }}
        >
          <source
            media="(max-width: 47.99rem)"
            srcSet={files.phone[theme]}
            width={sizes.phone[0]}
            height={sizes.phone[1]}
          />
          <img
            src={files.desk[theme]}
            alt={alt}
            width={sizes.desk[0]}
            height={sizes.desk[1]}
            loading="lazy"
            decoding="async"
          />
        </chakra.picture>
      ))}
    </chakra.div>
  )
}
