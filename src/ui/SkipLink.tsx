import { chakra } from '@chakra-ui/react'

const Root = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'skipLink',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    px: '5',
    rounded: 'lg',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
    '&:not(:focus)': { srOnly: true },
  },
})

export type SkipLinkProps = {
  /** The id of the element to jump to; it needs tabIndex -1. */
  targetId: string
  children: string
}

/** The first element of the tab order: skips the navigation. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return <Root href={`#${targetId}`}>{children}</Root>
}
