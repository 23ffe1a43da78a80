import { defineRecipe } from '@chakra-ui/react'

/** The common style of actions (Button), links (ButtonLink) and icons (IconButton). */
export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    maxWidth: 'full',
    overflowWrap: 'anywhere',
    rounded: 'lg',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: 'short',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    overflow: 'hidden',
    // The pressed button darkens at once, and fades back over the duration `ripple`.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      bg: 'currentcolor',
      opacity: '0',
      pointerEvents: 'none',
      transitionProperty: 'opacity',
      transitionDuration: 'ripple',
    },
    '&:active:not(:disabled, [aria-disabled=true])::after': { opacity: '0.14', transitionDuration: '0ms' },
    '& > [data-label]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
    // The label is invisible but still in the layout, so that the button keeps its width and its name.
    '&[aria-busy=true] > [data-label]': { opacity: '0' },
    _disabled: { cursor: 'not-allowed' },
    _loading: { cursor: 'progress' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'brand.solid',
        color: 'brand.contrast',
        _hover: { bg: 'brand.solidHover' },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': { bg: 'bg.muted', color: 'fg.muted' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.button',
        _hover: { bg: 'bg.muted' },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
          color: 'fg.muted',
          borderColor: 'border',
        },
      },
      soft: {
        bg: 'brand.subtle',
        color: 'brand.fg',
        _hover: { bg: 'brand.track' },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': { bg: 'bg.muted', color: 'fg.muted' },
      },
      ghost: {
        color: 'fg',
        _hover: { bg: 'bg.muted' },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': { color: 'fg.muted' },
      },
      danger: {
        bg: 'danger.solid',
        color: 'danger.contrast',
        _hover: { bg: 'danger.solidHover' },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': { bg: 'bg.muted', color: 'fg.muted' },
      },
      link: {
        color: 'brand.fg',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        _hover: { textDecorationThickness: '2px' },
        '&:is(:disabled, [aria-disabled=true])': { color: 'fg.muted' },
      },
    },
    size: {
      sm: { minHeight: 'controlSm', px: 'min({spacing.4}, 5vw)', py: '1', fontSize: 'sm' },
      md: { minHeight: 'controlMd', px: 'edge', py: '2', fontSize: 'md' },
      lg: { minHeight: 'controlLg', px: 'min({spacing.6}, 7.5vw)', py: '3', fontSize: 'lg' },
    },
    fullWidth: { true: { width: 'full' } },
  },
  compoundVariants: [{ variant: 'link', css: { px: '0' } }],
  defaultVariants: { variant: 'solid', size: 'md' },
})

export type ButtonVariant = 'solid' | 'outline' | 'soft' | 'ghost' | 'danger' | 'link'
export type ButtonSize = 'sm' | 'md' | 'lg'
