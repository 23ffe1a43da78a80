import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { markdownElements } from './markdown.tsx'

const Root = chakra('div', {
  base: {
    maxWidth: '44rem',
    overflowWrap: 'anywhere',
    '& > * + *': { mt: '4' },
    '& h2': { fontSize: 'xl', mt: '10' },
    '& h3': { fontSize: 'lg', mt: '8' },
    '& h4': { fontSize: 'md', mt: '6' },
    '& > :first-child': { mt: '0' },
    '& :is(ul, ol)': { ps: '6' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li + li, & li > * + *, & li > :is(ul, ol)': { mt: '2' },
    '& li::marker': { color: 'fg.muted' },
    '& a': {
      color: 'brand.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      fontWeight: 'medium',
    },
    '& a:hover': { textDecorationThickness: '2px' },
    '& strong': { fontWeight: 'bold' },
    // Slanted Hangul is hard to read, so emphasis is underlined.
    '& em': {
      fontStyle: 'normal',
      textDecoration: 'underline',
      textDecorationColor: 'border.control',
      textUnderlineOffset: '0.25em',
    },
    '& blockquote': { borderStartWidth: '4px', borderColor: 'border', ps: '4', color: 'fg.muted' },
    '& blockquote > * + *': { mt: '2' },
    '& code': {
      fontFamily: 'mono',
      fontSize: '0.9375em',
      bg: 'bg.muted',
      px: '1.5',
      py: '0.5',
      rounded: 'sm',
    },
    '& pre': { bg: 'bg.muted', rounded: 'lg', p: '4', whiteSpace: 'pre-wrap' },
    '& pre code': { p: '0', bg: 'transparent' },
    '& hr': { my: '8', borderTopWidth: '1px', borderColor: 'border' },
  },
})

/** The text of a post, written in CommonMark. */
export function PostBody({ text }: { text: string }) {
  return <Root>{useMemo(() => markdownElements(text), [text])}</Root>
}
